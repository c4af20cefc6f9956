import { profile } from '@quayside/shared/profile/profile.fixtures.ts';

export const areaFixtures = {
  api: {
    getProfile: profile,
    listColleagues: {
      items: [{ id: 'priya.shah', name: 'Priya Shah', email: 'priya.shah@northgate.example' }],
    },
  },
};
