import type { Profile } from '@quayside/shared/profile/api.ts';
import { profile } from '@quayside/shared/profile/profile.fixtures.ts';

export const absence: NonNullable<Profile['outOfOffice']> = {
  from: '2026-12-21',
  until: '2026-12-31',
  standIn: { id: 'priya.shah', name: 'Priya Shah' },
};

/** A user without a company, with long words. */
export const longProfile: Profile = {
  ...profile,
  name: 'Bartholomew Featherstonehaugh-Cholmondeley',
  email: 'bartholomew.featherstonehaugh-cholmondeley@a-very-long-company-name.example',
  company: '',
  roles: [],
  administrators: [],
  jobTitle: 'Deputy head of network operations, procurement and long job titles for the whole of Europe',
  timeZone: 'America/Argentina/ComodRivadavia',
  outOfOffice: { ...absence, standIn: null },
};
