import type { Profile } from './api.ts';

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
