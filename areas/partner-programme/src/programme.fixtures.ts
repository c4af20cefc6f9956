import type { Programme } from './api.ts';

const requirements = (certified: number, orders: number, deals: number): Programme['keep'] => [
  {
    id: 'certifications',
    name: 'Certified engineers',
    unit: 'count',
    done: 2,
    needed: certified,
    dueOn: '2027-03-31',
    detail: 'Colleagues with a valid Quayside certificate.',
  },
  {
    id: 'orders',
    name: 'Orders (TCV)',
    unit: 'pence',
    done: 856_753_300,
    needed: orders,
    dueOn: '2027-03-31',
    detail: 'Total contract value of the orders since 1 April, excluding VAT.',
  },
  {
    id: 'deals',
    name: 'Approved deals',
    unit: 'count',
    done: 15,
    needed: deals,
    dueOn: '2027-03-31',
    detail: 'Deals that were approved since 1 April.',
  },
];

/** A Gold partner, who lacks one certified engineer. */
export const programme: Programme = {
  tiers: ['Silver', 'Gold', 'Platinum'],
  tier: 'Gold',
  partnerSince: '2019-05-01',
  reviewOn: '2027-03-31',
  manager: { name: 'Helena Brandt', email: 'helena.brandt@quayside.example', phone: '+44 20 7946 0321' },
  benefits: [
    { title: '22 % off connectivity', detail: 'On the list price of every new circuit, excluding VAT.' },
    { title: 'Deal protection', detail: 'Your price is protected for 90 days.' },
  ],
  keep: requirements(3, 500_000_000, 6),
  next: {
    tier: 'Platinum',
    requirements: requirements(6, 1_200_000_000, 25),
    benefits: [{ title: 'Early access', detail: 'You try new products before they are announced.' }],
  },
  deals: { returned: 1, pending: 19, protectionEnding: 2 },
};

/** A partner of the highest tier, who has everything. */
export const platinumProgramme: Programme = {
  ...programme,
  tier: 'Platinum',
  keep: requirements(2, 500_000_000, 6),
  next: null,
  deals: { returned: 0, pending: 0, protectionEnding: 0 },
};
