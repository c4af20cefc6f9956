import type { World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';
import { visits } from './dashboardPart.ts';

export interface Visits {
  /** The end of the previous visit; null during the first one. */
  readonly lastVisitAt: string | null;
  /** Whether the first visit began less than a day ago, or there was none yet. */
  readonly isFirstDay: boolean;
}

const VISIT_ENDS_AFTER_MS = 30 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** The visits of a caller until now. */
export function visitsOf(world: World, { id }: Caller): Visits {
  const visit = visits.first(world, 'person_id = ?', id);
  if (visit === undefined) return { lastVisitAt: null, isFirstDay: true };
  const { firstSeenAt, newSince, lastSeenAt } = visit;
  const now = world.now().getTime();
  const hasEnded = now - Date.parse(lastSeenAt) > VISIT_ENDS_AFTER_MS;
  return {
    lastVisitAt: hasEnded ? lastSeenAt : newSince,
    isFirstDay: now - Date.parse(firstSeenAt) < DAY_MS,
  };
}

/** Records a call of a user. A call more than 30 minutes after the previous one begins a new visit. */
export function recordVisit(world: World, caller: Caller): void {
  const lastSeenAt = world.now().toISOString();
  const firstSeenAt = visits.first(world, 'person_id = ?', caller.id)?.firstSeenAt ?? lastSeenAt;
  const newSince = visitsOf(world, caller).lastVisitAt;
  visits.put(world, { personId: caller.id, firstSeenAt, newSince, lastSeenAt });
}
