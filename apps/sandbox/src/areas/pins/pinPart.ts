import type { Pin, RecentItem } from '../../contract/generated/openapi.ts';
import { collection } from '../../store/collection.ts';
import * as field from '../../store/fields.ts';
import { minutesBefore } from '../../world/insert.ts';
import type { WorldPart } from '../../world/prepareWorld.ts';
import { openedByAmelia, pinnedByAmelia } from './seed.ts';

export const pinLists = collection('pin_lists', {
  personId: field.key(field.text),
  items: field.json<readonly Pin[]>(),
  version: field.integer,
});

export const recentItems = collection('recent_items', {
  personId: field.key(field.text),
  items: field.json<readonly RecentItem[]>(),
});

export const pinPart: WorldPart = {
  collections: [pinLists, recentItems],
  fill(database, begin) {
    const personId = 'amelia';
    const pins = pinnedByAmelia.map(({ item, minutesAgo }) =>
      Object.assign({}, item, { pinnedAt: minutesBefore(begin, minutesAgo) }),
    );
    pinLists.createAdder(database)({ personId, items: pins, version: 1 });
    const opened = openedByAmelia.map(({ item, minutesAgo }) =>
      Object.assign({}, item, { openedAt: minutesBefore(begin, minutesAgo) }),
    );
    recentItems.createAdder(database)({ personId, items: opened });
  },
};
