import type { WorldPart } from '../../world/prepareWorld.ts';
import { createInsert, minutesBefore } from '../../world/insert.ts';

const HOUR_MINUTES = 60;

/** The last visits of some users, in hours before the world begins. All others visit for the first time. */
const lastVisits: readonly (readonly [personId: string, hoursAgo: number])[] = [
  ['amelia', 17],
  ['ben', 40],
];

/** The visits of each user: the first, the latest call, and the moment from which changes are new. */
export const dashboardPart: WorldPart = {
  tables: ['dashboard_visits'],
  schema: `
    CREATE TABLE IF NOT EXISTS dashboard_visits (
      person_id TEXT PRIMARY KEY,
      first_seen_at TEXT NOT NULL,
      new_since TEXT,
      last_seen_at TEXT NOT NULL
    );
  `,
  fill(database, begin) {
    const add = createInsert(database, 'dashboard_visits');
    for (const [personId, hoursAgo] of lastVisits)
      add({
        person_id: personId,
        first_seen_at: minutesBefore(begin, 90 * 24 * HOUR_MINUTES),
        new_since: minutesBefore(begin, (hoursAgo + 48) * HOUR_MINUTES),
        last_seen_at: minutesBefore(begin, hoursAgo * HOUR_MINUTES),
      });
  },
};
