import type { Row, World } from '../../world/createWorld.ts';
import { nextSteps, waitingForOf, type CaseState } from '../../world/fillCases.ts';
import { followFaults } from '../../world/followFaults.ts';
import { minutesBefore } from '../../world/insert.ts';
import { textOrNull } from '../../world/readRow.ts';

/** The minutes until the next news of a case, and until its solution, after the customer or an engineer has written. */
const NEWS_WITHIN = 240;
const SOLUTION_WITHIN = 1440;

/** Sets a case to "In progress", after an engineer or the customer has written. `by` is who did. */
export function workOnCase(world: World, row: Row, by: string): void {
  const state: CaseState = JSON.parse(String(row['state']));
  world.all(
    `UPDATE cases SET status = 'inProgress', waiting_for = ?, next_update_at = ?, state = ?, version = version + 1, changed_by = ?,
       changed_at = ?
     WHERE case_number = ?`,
    waitingForOf('inProgress'),
    textOrNull(row, 'next_update_at') ?? minutesBefore(world.now(), -NEWS_WITHIN),
    JSON.stringify({
      ...state,
      whatHappensNext: nextSteps.inProgress,
      slaState: 'onTrack',
      expectedResolutionAt: state.expectedResolutionAt ?? minutesBefore(world.now(), -SOLUTION_WITHIN),
    }),
    by,
    world.now().toISOString(),
    String(row['case_number']),
  );
  followFaults(world, textOrNull(row, 'service_id'));
}
