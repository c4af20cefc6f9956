import { northgate } from '../../seed/partners.ts';
import { numberOf, pick, pickBy } from '../../world/chance.ts';
import { services, type ServiceRow } from '../../world/collections.ts';
import { minutesBefore } from '../../world/insert.ts';
import { colleaguesOf, type Colleague } from '../../world/people.ts';
import type { SeededRequest, WorldReader } from './seedRequests.ts';
import type { NewApproval } from './newApproval.ts';

const MINUTES_PER_DAY = 1440;

/** Approvals of the kinds that no other part of the world has, pending and ended. */
export function otherRequests(reader: WorldReader, partnerId: string, count: number): SeededRequest[] {
  const people = colleaguesOf(partnerId);
  const live = `partner_id = ? AND status = 'live' ORDER BY id LIMIT 400`;
  const liveServices = services.all(reader, live, partnerId);
  return Array.from({ length: count }, (_unused, index) => {
    const key = `${partnerId} approval ${index}`;
    const isPending = index % 6 === 0;
    const service = pick(liveServices, index * 7 + 3);
    const kind = pick(['discount', 'order', 'access', 'deal', 'discount', 'order', 'deal'] as const, index);
    // No pending orders, because each would need an order of the world. Deals for partners of the programme only.
    const wanted = isPending && kind === 'order' ? 'deal' : kind;
    const made = builders[wanted === 'deal' && partnerId !== northgate.id ? 'discount' : wanted]({
      key,
      index,
      service,
      people,
    });
    const requestedDaysAgo = isPending ? 1 + numberOf(key, 9) : 12 + numberOf(`${key} age`, 400);
    const requestedAt = minutesBefore(
      reader.now(),
      requestedDaysAgo * MINUTES_PER_DAY + numberOf(`${key} minute`, 700),
    );
    const status = pickBy(endings, `${key} ending`);
    return {
      partnerId,
      requestedBy: pick(people, numberOf(`${key} person`, people.length)),
      requestedAt,
      approval: { ...made, dueAt: later(requestedAt, isPending ? 10 + numberOf(`${key} due`, 6) : 14) },
      ended: isPending
        ? null
        : {
            status,
            at: later(requestedAt, status === 'expired' ? 14 : 1 + numberOf(`${key} decided`, 9)),
            comment: status === 'rejected' ? pickBy(rejections, key) : '',
          },
    };
  });
}

const endings = [
  'approved',
  'approved',
  'approved',
  'approved',
  'rejected',
  'withdrawn',
  'expired',
  'superseded',
] as const;

const rejections = [
  'Please bring it back with a second quote.',
  'This is not in the budget of this year.',
  'The term is too long for a site that we may leave.',
];

interface Ingredients {
  readonly key: string;
  readonly index: number;
  readonly service: ServiceRow;
  readonly people: readonly Colleague[];
}

type BuiltApproval = Omit<NewApproval, 'dueAt'>;

const noCost = { nrc: 0, mrc: 0, tcv: 0 };

const builders: Readonly<
  Record<'discount' | 'order' | 'access' | 'deal', (ingredients: Ingredients) => BuiltApproval>
> = {
  discount({ key, service }) {
    const { id, name } = service;
    const percent = 5 + numberOf(`${key} percent`, 4) * 5;
    const mrc = -Math.round((service.mrc * percent) / 100);
    return {
      kind: 'discount',
      title: `${percent} % discount on the renewal of ${name}`,
      subject: { kind: 'service', id, name },
      total: { nrc: 0, mrc, tcv: mrc * 36 },
      ifNotDecided: 'The offer ends, and the service renews at its present price.',
      lines: [{ label: `${percent} % of the monthly charge, for 36 months`, nrc: 0, mrc }],
      description: `The contract is renewed for 36 months, and costs ${percent} % less each month.`,
      reason: 'Two other carriers have offered less.',
    };
  },
  order({ service }) {
    const { orderId: id, name, mrc } = service;
    return {
      kind: 'order',
      title: name,
      subject: { kind: 'order', id, name },
      total: { nrc: 45_000, mrc, tcv: 45_000 + mrc * 36 },
      ifNotDecided: 'The order expires. Nothing is delivered or charged.',
      lines: [{ label: `${name}, 36 months`, nrc: 45_000, mrc }],
      description: 'One service of 36 months.',
      reason: '',
    };
  },
  access({ key, index, people }) {
    const person = pick(people, numberOf(`${key} for`, people.length));
    const right = pick(['order services', 'see prices', 'manage users', 'raise change requests'], index);
    return {
      kind: 'access',
      title: `${person.name} may ${right}`,
      subject: { kind: 'person', id: person.id, name: person.name },
      total: noCost,
      ifNotDecided: 'The request ends. The access stays as it is.',
      lines: [],
      description: `${person.name} asks for a role that allows to ${right} in the portal.`,
      reason: 'New in the team since this month.',
    };
  },
  deal({ key, index }) {
    const value = (20 + numberOf(`${key} value`, 120)) * 100_000;
    const mrc = Math.round(value / 36);
    const lot = Math.floor(index / (dealNames.length * dealProducts.length));
    const product = pick(dealProducts, Math.floor(index / dealNames.length));
    const name = `${pick(dealNames, index)}, ${product}${lot === 0 ? '' : `, lot ${lot + 1}`}`;
    return {
      kind: 'deal',
      title: `Register the deal ${name}`,
      subject: { kind: 'deal', id: `DL-${2001 + index}`, name },
      total: { nrc: 0, mrc, tcv: mrc * 36 },
      ifNotDecided: 'The deal is not registered, and its price is not protected.',
      lines: [{ label: 'Expected monthly charge, for 36 months', nrc: 0, mrc }],
      description: 'The deal is registered with us, and its price is protected for 90 days.',
      reason: '',
    };
  },
};

const dealNames = [
  'Harbour Housing Trust',
  'Meridian Foods',
  'St Aldhelm’s Hospital',
  'Castlegate Schools',
  'Brightwater Logistics',
  'Penrose & Daughters',
  'Kestrel Insurance',
  'Thornbury Council',
  'Oakhill Veterinary Group',
  'Marlowe & Finch Solicitors',
  'Severn Vale Dairies',
  'Lantern Theatres',
  'North Pier Hotels',
];

const dealProducts = ['WAN', 'internet access', 'voice', 'cloud', 'backup lines', 'contact centre'];

function later(moment: string, days: number): string {
  return new Date(Date.parse(moment) + days * MINUTES_PER_DAY * 60_000).toISOString();
}
