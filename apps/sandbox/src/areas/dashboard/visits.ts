import type { World } from '../../world/createWorld.ts';
import { textOf, textOrNull } from '../../world/readRow.ts';
import type { Caller } from '../caller.ts';

/** The visits of a caller. */
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
  const row = world.first('SELECT * FROM dashboard_visits WHERE person_id = ?', id);
  if (row === undefined) return { lastVisitAt: null, isFirstDay: true };
  const now = world.now().getTime();
  const lastSeenAt = textOf(row, 'last_seen_at');
  const hasEnded = now - Date.parse(lastSeenAt) > VISIT_ENDS_AFTER_MS;
  return {
    lastVisitAt: hasEnded ? lastSeenAt : textOrNull(row, 'new_since'),
    isFirstDay: now - Date.parse(textOf(row, 'first_seen_at')) < DAY_MS,
  };
}

/** Records a call of a user. A call more than 30 minutes after the previous one begins a new visit. */
export function recordVisit(world: World, caller: Caller): void {
  const now = world.now().toISOString();
  world.all(
    `INSERT INTO dashboard_visits (person_id, first_seen_at, new_since, last_seen_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (person_id) DO UPDATE SET new_since = excluded.new_since, last_seen_at = excluded.last_seen_at`,
    caller.id,
    now,
    visitsOf(world, caller).lastVisitAt,
    now,
  );
}
