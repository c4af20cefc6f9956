import { createInsert, minutesBefore } from '../../world/insert.ts';
import type { WorldPart } from '../../world/prepareWorld.ts';
import { openedByAmelia, pinnedByAmelia } from './seed.ts';

/** The pins and the recent items of each user. */
export const pinPart: WorldPart = {
  tables: ['pin_lists', 'recent_items'],
  schema: `
    CREATE TABLE IF NOT EXISTS pin_lists (person_id TEXT PRIMARY KEY, items TEXT NOT NULL, version INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS recent_items (person_id TEXT PRIMARY KEY, items TEXT NOT NULL);
  `,
  fill(database, begin) {
    createInsert(
      database,
      'pin_lists',
    )({
      person_id: 'amelia',
      items: JSON.stringify(
        pinnedByAmelia.map(({ item: { kind, id, title, href }, minutesAgo }) => ({
          kind,
          id,
          title,
          href,
          pinnedAt: minutesBefore(begin, minutesAgo),
        })),
      ),
      version: 1,
    });
    createInsert(
      database,
      'recent_items',
    )({
      person_id: 'amelia',
      items: JSON.stringify(
        openedByAmelia.map(({ item: { kind, id, title, href }, minutesAgo }) => ({
          kind,
          id,
          title,
          href,
          openedAt: minutesBefore(begin, minutesAgo),
        })),
      ),
    });
  },
};
