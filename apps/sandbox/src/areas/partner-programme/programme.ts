import type { PartnerProgramme, PartnerRequirement } from '../../contract/generated/openapi.ts';
import type { World } from '../../world/createWorld.ts';
import { beginOf, monthOf } from '../../world/days.ts';
import type { Caller } from '../caller.ts';
import { northgate } from '../../seed/partners.ts';
import { countDeals, ENDING_DAYS } from './listDeals.ts';

type Tier = PartnerProgramme['tier'];

const tiers: PartnerProgramme['tiers'] = ['Silver', 'Gold', 'Platinum'];

const memberships: Readonly<Record<string, { tier: Tier; partnerSince: string; certified: number }>> = {
  [northgate.id]: { tier: 'Gold', partnerSince: '2019-05-01', certified: 2 },
};

const newMember = { tier: 'Silver', partnerSince: '2026-04-01', certified: 0 } as const;

/** The requirements of each tier within a programme year: certified engineers, orders in pence of TCV, and approved deals. */
const needs: Readonly<Record<Tier, { certified: number; orders: number; deals: number }>> = {
  Silver: { certified: 1, orders: 2_500_000, deals: 2 },
  Gold: { certified: 3, orders: 500_000_000, deals: 6 },
  Platinum: { certified: 6, orders: 1_200_000_000, deals: 25 },
};

/** The benefits that each tier adds to the one below. */
const benefits: Readonly<Record<Tier, PartnerProgramme['benefits']>> = {
  Silver: [
    {
      title: 'Deal protection',
      detail: 'Your price is protected for 90 days, and no other partner gets a better one.',
    },
    { title: 'Partner training', detail: 'Online courses and one certificate a year without charge.' },
  ],
  Gold: [
    { title: '22 % off connectivity', detail: 'On the list price of every new circuit, excluding VAT.' },
    {
      title: 'A partner manager of your own',
      detail: 'One person who knows your customers and your quotes.',
    },
    { title: 'Marketing budget', detail: 'Up to 2 % of your orders back, for campaigns that we agree on.' },
  ],
  Platinum: [
    { title: '28 % off connectivity', detail: 'On the list price of every new circuit, excluding VAT.' },
    { title: 'Decisions within a day', detail: 'We decide about your deals within one working day.' },
    { title: 'Early access', detail: 'You try new products six months before they are announced.' },
  ],
};

export function programmeOf(world: World, caller: Caller): PartnerProgramme {
  const member = memberships[caller.partnerId] ?? newMember;
  const position = tiers.indexOf(member.tier);
  const next = tiers[position + 1];
  const year = programmeYear(world.begunAt());
  const done = {
    certified: member.certified,
    orders: ordersSince(world, caller, year.from),
    deals: dealsSince(world, caller, year.from),
  };
  return {
    tiers,
    tier: member.tier,
    partnerSince: member.partnerSince,
    reviewOn: year.to,
    manager: {
      name: 'Helena Brandt',
      email: 'helena.brandt@quayside.example',
      phone: '+44 20 7946 0321',
    },
    benefits: tiers
      .slice(0, position + 1)
      .toReversed()
      .flatMap((tier) => benefits[tier]),
    keep: requirementsOf(member.tier, done, year.to),
    next:
      next === undefined
        ? null
        : { tier: next, requirements: requirementsOf(next, done, year.to), benefits: benefits[next] },
    deals: {
      returned: countDeals(world, caller, { status: 'returned' }),
      pending: countDeals(world, caller, { status: 'pending' }),
      protectionEnding: countDeals(world, caller, { protectionEndsWithin: ENDING_DAYS }),
    },
  };
}

function requirementsOf(
  tier: Tier,
  done: { certified: number; orders: number; deals: number },
  dueOn: string,
): PartnerRequirement[] {
  const needed = needs[tier];
  return [
    {
      id: 'certifications',
      name: 'Certified engineers',
      unit: 'count',
      done: done.certified,
      needed: needed.certified,
      dueOn,
      detail: 'Colleagues with a valid Quayside certificate.',
    },
    {
      id: 'orders',
      name: 'Orders (TCV)',
      unit: 'pence',
      done: done.orders,
      needed: needed.orders,
      dueOn,
      detail: 'Total contract value of the orders since 1 April, excluding VAT.',
    },
    {
      id: 'deals',
      name: 'Approved deals',
      unit: 'count',
      done: done.deals,
      needed: needed.deals,
      dueOn,
      detail: 'Deals that were approved since 1 April.',
    },
  ];
}

/** A programme year begins on 1 April. */
function programmeYear(begin: Date): { from: string; to: string } {
  const [year = 0, month = 0] = monthOf(begin).split('-').map(Number);
  const first = month < 4 ? year - 1 : year;
  return { from: `${first}-04-01`, to: `${first + 1}-03-31` };
}

function ordersSince(world: World, { partnerId }: Caller, from: string): number {
  const row = world.first(
    `SELECT sum(tcv) AS sum FROM orders WHERE partner_id = ? AND requested_at >= ? AND status NOT IN ('cancelled', 'rejected', 'failed')`,
    partnerId,
    beginOf(from),
  );
  return Math.max(0, Number(row?.['sum'] ?? 0));
}

function dealsSince(world: World, { partnerId }: Caller, from: string): number {
  const row = world.first(
    'SELECT count(*) AS count FROM deals WHERE partner_id = ? AND protected_from >= ?',
    partnerId,
    from,
  );
  return Number(row?.['count']);
}
