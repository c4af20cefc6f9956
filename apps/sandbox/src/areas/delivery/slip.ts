import { addDays } from '../../world/days.ts';
import type { DeliveryState } from '../../world/deliveryState.ts';

export const slipReason = 'The carrier moved the work by some days.';

/** Moves the current step, and the promised or expected date, by a number of days, with the reason. */
export function slip(state: DeliveryState, days: number, at: Date): DeliveryState {
  const date = state.dates.committed === null ? 'indicative' : 'committed';
  const from = state.dates[date];
  const to = from === null ? null : addDays(from, days);
  const current = state.milestones.findIndex(
    ({ state: reached }) => reached === 'current' || reached === 'blocked',
  );
  return {
    ...state,
    dates: { ...state.dates, [date]: to },
    dateChanges: [
      { date, from, to, at: at.toISOString(), reason: slipReason, owner: 'carrier' },
      ...state.dateChanges,
    ],
    jeopardy: { since: at.toISOString(), reason: slipReason, newDate: to },
    milestones: state.milestones.map((milestone, position) =>
      position < current || milestone.planned === null
        ? milestone
        : {
            ...milestone,
            ...(position === current && { state: 'blocked' as const, note: slipReason }),
            planned: {
              from: position === current ? milestone.planned.from : addDays(milestone.planned.from, days),
              to: addDays(milestone.planned.to, days),
            },
          },
    ),
  };
}
