import type { WorldPart } from '../../world/prepareWorld.ts';
import { createInsert, dayAfter } from '../../world/insert.ts';
import { northgate } from '../../seed/partners.ts';
import { firstProfile, type ProfileState } from './profileState.ts';

/** The profile settings of each user. A user without a row has the defaults. */
export const profilePart: WorldPart = {
  tables: ['profiles'],
  schema: `
    CREATE TABLE IF NOT EXISTS profiles (
      person_id TEXT PRIMARY KEY,
      partner_id TEXT NOT NULL,
      state TEXT NOT NULL,
      version INTEGER NOT NULL DEFAULT 1
    );
  `,
  fill(database, begin) {
    const insert = createInsert(database, 'profiles');
    const profiles: Readonly<Record<string, Partial<ProfileState>>> = {
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
    for (const [id, state] of Object.entries(profiles)) {
      insert({
        person_id: id,
        partner_id: northgate.id,
        state: JSON.stringify({ ...firstProfile, ...state }),
      });
    }
  },
};
