import { toChangeRequest, type ShownChange } from '../areas/change-requests/toChangeRequest.ts';
import { changes } from './collections.ts';
import { dayOf } from './days.ts';
import { contradictionsOfHistory, never, type Rule, type WorldAtMoment } from './worldRule.ts';

/** What holds for change requests at every moment, by the sentence that says it. */
export const changeRules: Readonly<Record<string, Rule>> = {
  'The history of a change falls from its present state to its request': (world) =>
    changesOf(world).flatMap(({ id, status, requestedAt, history }) =>
      contradictionsOfHistory(id, status, requestedAt, history),
    ),
  'The window of a change is possible, and one that is done was done in it': (world) =>
    changesOf(world).flatMap((change) => contradictionsOfWindow(change, world.now().toISOString())),
  'A decision about a change was made before its window began': (world) =>
    changesOf(world).flatMap(({ id, status, window, approval }) =>
      ['approved', 'rejected', 'withdrawn'].includes(approval?.state ?? '') &&
      window !== null &&
      String(approval?.at) >= window.from
        ? [`${id} ${status} decided ${String(approval?.at)}, window from ${window.from}`]
        : [],
    ),
  'A service that waits for a change has an open one': never(
    `SELECT id, status FROM services WHERE status IN ('livePending', 'ceasing')
       AND NOT EXISTS (SELECT 1 FROM changes WHERE service_id = services.id AND waiting_for IS NOT NULL)
     UNION SELECT c.id, s.status FROM changes c JOIN services s ON s.id = c.service_id
       WHERE c.waiting_for IS NOT NULL AND s.status NOT IN ('livePending', 'ceasing', 'suspended')`,
  ),
};

function changesOf(world: WorldAtMoment): ShownChange[] {
  return changes.all(world, '1').map((row) => toChangeRequest(world, row));
}

/** A window lies after the preparation. Work that is over ended in it. Planned work, and work to approve, lies ahead. */
function contradictionsOfWindow(change: ShownChange, now: string): string[] {
  const { id, status, window, charges, history, requestedAt } = change;
  if (window === null || ['rejected', 'cancelled'].includes(status)) return [];
  const latest = history[0]?.at ?? '';
  const isOver = status === 'done' || status === 'rolledBack';
  const found: readonly (readonly [boolean, string])[] = [
    [dayOf(new Date(window.from)) < charges.earliestDate, `before ${charges.earliestDate}`],
    [window.from < requestedAt, 'before its request'],
    [isOver && (latest < window.from || latest > window.to), 'ended outside its window'],
    [['awaitingApproval', 'scheduled'].includes(status) && window.from < now, 'has passed'],
  ];
  return found.filter(([isWrong]) => isWrong).map(([, what]) => `${id} ${status} ${what}`);
}
