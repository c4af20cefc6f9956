import type { WorldPart } from '../../world/prepareWorld.ts';
import { collection } from '../../store/collection.ts';
import * as field from '../../store/fields.ts';
import { minutesBefore } from '../../world/insert.ts';

const HOUR_MINUTES = 60;

/** The last visits of some users, in hours before the world begins. All others visit for the first time. */
const lastVisits: readonly (readonly [personId: string, hoursAgo: number])[] = [
  ['amelia', 17],
  ['ben', 40],
];

export const visits = collection('dashboard_visits', {
  personId: field.key(field.text),
  firstSeenAt: field.moment,
  newSince: field.orNull(field.moment),
  lastSeenAt: field.moment,
});

/** The visits of each user: the first, the latest call, and the moment from which changes are new. */
export const dashboardPart: WorldPart = {
  collections: [visits],
  fill(database, begin) {
    const add = visits.createAdder(database);
    for (const [personId, hoursAgo] of lastVisits)
      add({
        personId,
        firstSeenAt: minutesBefore(begin, 90 * 24 * HOUR_MINUTES),
        newSince: minutesBefore(begin, (hoursAgo + 48) * HOUR_MINUTES),
        lastSeenAt: minutesBefore(begin, hoursAgo * HOUR_MINUTES),
      });
  },
};
