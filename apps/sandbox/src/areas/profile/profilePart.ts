import type { WorldPart } from '../../world/prepareWorld.ts';
import { dayAfter } from '../../world/insert.ts';
import { northgate } from '../../seed/partners.ts';
import { firstProfile, profiles, type ProfileState } from './profileState.ts';

/** The profile settings of each user. A user without a row has the defaults. */
export const profilePart: WorldPart = {
  collections: [profiles],
  fill(database, begin) {
    const insert = profiles.createAdder(database);
    const seeded: Readonly<Record<string, Partial<ProfileState>>> = {
      amelia: { jobTitle: 'Head of networks', phone: '020 7946 0991' },
      'tom.ellery': {
        jobTitle: 'Operations manager',
        outOfOffice: {
          from: dayAfter(begin, -2),
          until: dayAfter(begin, 9),
          standIn: { id: 'lena.fischer', name: 'Lena Fischer' },
        },
      },
    };
    for (const [id, state] of Object.entries(seeded)) {
      insert({
        personId: id,
        partnerId: northgate.id,
        state: { ...firstProfile, ...state },
      });
    }
  },
};
