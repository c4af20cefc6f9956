import { cases, type CaseRow } from '../../world/collections.ts';
import type { World } from '../../world/createWorld.ts';
import { nextSteps, waitingForOf } from '../../world/fillCases.ts';
import { followFaults } from '../../world/followFaults.ts';
import { minutesBefore } from '../../world/insert.ts';

/** The minutes until the next news of a case, and until its solution, after the customer or an engineer has written. */
const NEWS_WITHIN = 240;
const SOLUTION_WITHIN = 1440;

/** Sets a case to "In progress", after an engineer or the customer has written. `by` is who did. */
export function workOnCase(world: World, row: CaseRow, by: string): void {
  const { caseNumber, service, nextUpdateAt, state } = row;
  cases.change(world, caseNumber, by, {
    status: 'inProgress',
    waitingFor: waitingForOf('inProgress'),
    nextUpdateAt: nextUpdateAt ?? minutesBefore(world.now(), -NEWS_WITHIN),
    state: {
      ...state,
      whatHappensNext: nextSteps.inProgress,
      slaState: 'onTrack',
      expectedResolutionAt: state.expectedResolutionAt ?? minutesBefore(world.now(), -SOLUTION_WITHIN),
    },
  });
  followFaults(world, service && service.id);
}
