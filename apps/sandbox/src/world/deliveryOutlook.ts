import type { DeliveryState } from './deliveryState.ts';
import { addDays, momentOf } from './days.ts';

const DAY_MS = 86_400_000;

/**
 * The outlook of the delivery `d` on a day, as an SQL expression. The column has what was last reported. A delivery past its promised or
 * expected date is delayed, and one whose current milestone has passed its plan is at risk.
 */
export function outlookOn(today: string): string {
  return `CASE
    WHEN d.outlook IN ('complete', 'delayed') THEN d.outlook
    WHEN coalesce(json_extract(d.state, '$.dates.committed'), json_extract(d.state, '$.dates.indicative')) < '${today}' THEN 'delayed'
    WHEN json_extract(d.state, '$.milestones[' || d.current || '].planned.to') < '${today}' THEN 'atRisk'
    ELSE d.outlook END`;
}

/** The reason why the date of a delivery is at risk on a day: what was reported, and the days by which the current milestone is late. */
export function jeopardyOn(
  { jeopardy, milestones }: Pick<DeliveryState, 'jeopardy' | 'milestones'>,
  today: string,
): DeliveryState['jeopardy'] {
  const current = milestones.find(({ state }) => state === 'current' || state === 'blocked');
  const planned = current?.planned?.to;
  if (planned === undefined || planned >= today) return jeopardy;
  const days = Math.round((Date.parse(today) - Date.parse(planned)) / DAY_MS);
  const late = `he current milestone is ${days} ${days === 1 ? 'day' : 'days'} late`;
  return {
    since: jeopardy?.since ?? momentOf(addDays(planned, 1), 0),
    reason: jeopardy === null ? `T${late}` : `${jeopardy.reason}, and t${late}`,
    newDate: jeopardy?.newDate && jeopardy.newDate >= today ? jeopardy.newDate : null,
  };
}
