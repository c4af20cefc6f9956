import type { Row, World } from '../../world/createWorld.ts';
import { nextSteps, waitingForOf, type CaseState } from '../../world/fillCases.ts';

/** Sets a case to "In progress", after an engineer or the customer has written. `by` is who did. */
export function workOnCase(world: World, row: Row, by: string): void {
  const state: CaseState = JSON.parse(String(row['state']));
  world.all(
    `UPDATE cases SET status = 'inProgress', waiting_for = ?, state = ?, version = version + 1, changed_by = ? WHERE case_number = ?`,
    waitingForOf('inProgress'),
    JSON.stringify({ ...state, whatHappensNext: nextSteps.inProgress, slaState: 'onTrack' }),
    by,
    String(row['case_number']),
  );
}
