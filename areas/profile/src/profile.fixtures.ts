import type { Profile } from '@quayside/shared/profile/api.ts';

/** A profile with everything. */
export const profile: Profile = {
  etag: '"1"',
  name: 'Amelia Hartley',
  email: 'amelia.hartley@northgate.example',
  company: 'Northgate Networks Ltd',
  roles: ['approver', 'portal-admin'],
  administrators: [
    { id: 'priya.shah', name: 'Priya Shah', email: 'priya.shah@northgate.example' },
    { id: 'hannah.whitfield', name: 'Hannah Whitfield', email: 'hannah.whitfield@northgate.example' },
  ],
  jobTitle: 'Head of networks',
  phone: '020 7946 0991',
  timeZone: null,
  notifications: {
    cases: { email: true, portal: true },
    plannedWorks: { email: true, portal: true },
    deliveries: { email: true, portal: true },
    approvals: { email: true, portal: true },
    quotes: { email: false, portal: true },
    news: { email: false, portal: true },
  },
  outOfOffice: null,
};

/** Days of absence, with a delegate. */
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
