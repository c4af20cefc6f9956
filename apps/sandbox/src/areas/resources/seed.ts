import { fenwick, halden, northgate } from '../../seed/partners.ts';
import { authoredDocuments } from './authoredDocuments.ts';
import { toSeedDocument, type DocumentDraft, type SeedDocument } from './documentSeed.ts';
import { numberOf } from '../../world/chance.ts';
import { products } from '../../world/services.ts';
import { services, type Service } from './services.ts';

export const categories = [
  { id: 'price-books', name: 'Price books' },
  { id: 'service-guides', name: 'Service guides' },
  { id: 'order-forms', name: 'Order forms' },
  { id: 'release-notes', name: 'Release notes' },
  { id: 'service-reports', name: 'Service reports' },
  { id: 'handover-packs', name: 'Handover packs' },
  { id: 'contracts', name: 'Contracts' },
  { id: 'certificates', name: 'Certificates and policies' },
] as const;

/** The newest day of the seed. Nothing depends on today, so that every machine has the same documents. */
const NEWEST_DAY = Date.UTC(2026, 10, 20);
const DAY_MS = 86_400_000;

export const SEEDED_LAST_VISIT = '2026-11-09T00:00:00Z';

export const confidentialityTerms =
  'This document holds prices or terms that apply to your company alone. You may share it with colleagues who need it for their work. ' +
  'You may not pass it on to other companies, publish it or quote from it. We record who accepted these terms, and when.';

export function seedDocuments(): SeedDocument[] {
  const drafts = [
    ...authored(),
    ...guides(),
    ...forms(),
    ...certificates(),
    ...releaseNotes(),
    ...priceBooks(),
  ];
  return [...drafts, ...services.flatMap(documentsOf)].map(toSeedDocument);
}

function authored(): DocumentDraft[] {
  return authoredDocuments.map(({ id, name, description, category, type, published }) => ({
    id,
    name,
    description,
    category,
    type,
    published,
    owner: 'Customer experience',
    origin: 'authored',
    versionCount: category === 'release-notes' ? 1 : 3,
  }));
}

const guideKinds = [
  ['Technical description', 'Interfaces, protocols, limits and addressing'],
  ['Installation guide', 'What happens on the day, and what has to be ready'],
  ['Acceptance tests', 'Which tests we run before handover, and how to read their results'],
  ['Fault reporting guide', 'What to check before you report a fault, and how we work on it'],
  ['Migration guide', 'How to move from another provider without a gap in service'],
  ['Planned works and change policy', 'How we announce planned works and how you can move them'],
] as const;

function guides(): DocumentDraft[] {
  return products.flatMap((product) =>
    guideKinds.map(([kind, description]) =>
      sharedPdf({
        id: idOf('SG', product, kind),
        name: `${product}: ${kind.toLowerCase()}`,
        description,
        category: 'service-guides',
        owner: 'Product management',
        origin: 'guide',
      }),
    ),
  );
}

function forms(): DocumentDraft[] {
  return products.flatMap((product) =>
    ['Order form', 'Change form', 'Cease form', 'Site details form', 'Relocation form'].map((kind) =>
      sharedPdf({
        id: idOf('OF', product, kind),
        category: 'order-forms',
        owner: 'Order management',
        name: `${kind}: ${product}`,
        description: `For ${product}, when it cannot be ordered in the portal`,
        origin: 'form',
      }),
    ),
  );
}

const policies = [
  'ISO 27001 certificate',
  'ISO 9001 certificate',
  'ISO 14001 certificate',
  'ISO 22301 certificate',
  'Cyber Essentials Plus certificate',
  'Information security policy',
  'Business continuity policy',
  'Modern slavery statement',
  'Data protection addendum',
  'Acceptable use policy',
  'Carbon reduction plan',
  'Health and safety policy',
];

function certificates(): DocumentDraft[] {
  return policies.map((name) =>
    sharedPdf({
      id: idOf('CP', name),
      category: 'certificates',
      owner: 'Compliance',
      name,
      description: 'For your supplier records and your auditors',
      origin: 'certificate',
    }),
  );
}

function releaseNotes(): DocumentDraft[] {
  return monthsBefore(2026, 10, 52).flatMap(({ year, month, key, name }) =>
    // Written by hand.
    ['2026-06', '2026-09'].includes(key)
      ? []
      : {
          id: `RN-${key}`,
          name: `Portal release, ${name}`,
          description: 'What is new, better and corrected in the portal',
          category: 'release-notes',
          type: 'txt',
          owner: 'Customer experience',
          origin: 'releaseNotes',
          published: dateOf(Date.UTC(year, month - 1, 15)),
          versionCount: 1,
        },
  );
}

function priceBooks(): DocumentDraft[] {
  return [northgate, fenwick, halden].flatMap((partner) =>
    [2024, 2025, 2026].flatMap((year) =>
      [1, 4, 7, 10].flatMap((month) => {
        const key = `${year}-${String(month).padStart(2, '0')}`;
        return {
          id: `PB-${partner.id.slice(2)}-${key}`,
          name: `Price book ${year}, quarter ${(month + 2) / 3}: ${partner.name}`,
          description: 'Your prices for connectivity by bandwidth and term, excluding VAT',
          category: 'price-books',
          type: 'csv' as const,
          owner: 'Commercial',
          origin: 'priceList' as const,
          partnerId: partner.id,
          isConfidential: true,
          published: `${key}-01`,
          versionCount: 1 + numberOf(partner.id + key, 3),
        };
      }),
    ),
  );
}

/** The documents of one service: its contract, its handover, and a report for each month. */
function documentsOf(service: Service, index: number): DocumentDraft[] {
  const { id, site, product } = service;
  const number = id.slice(3);
  const handedOver = dateOf(NEWEST_DAY - numberOf(`${id} handover`, 1100) * DAY_MS);
  const common = { service, owner: 'Service management', published: handedOver };
  return [
    {
      ...common,
      id: `CT-${number}`,
      name: `Service schedule: ${product}, ${site}`,
      description: 'Term, notice, charges and service levels of this service',
      category: 'contracts',
      type: 'pdf',
      owner: 'Commercial',
      origin: 'contract',
      isConfidential: true,
      versionCount: 1 + numberOf(id, 2),
    },
    {
      ...common,
      id: `HC-${number}`,
      name: `Handover certificate: ${product}, ${site}`,
      description: 'What was delivered, where it ends, and until when you can dispute it',
      category: 'handover-packs',
      type: 'pdf',
      origin: 'handover',
      versionCount: 1 + numberOf(`${id} issued`, 2),
    },
    {
      ...common,
      id: `TR-${number}`,
      name: `Test results: ${product}, ${site}`,
      description: 'Throughput, latency, jitter and loss, minute by minute',
      category: 'handover-packs',
      type: 'csv',
      origin: 'testResults',
      versionCount: 1,
    },
    ...monthsBefore(2026, 10, index % 2 === 0 ? 28 : 10).flatMap((month) => reportOf(service, month)),
  ];
}

function reportOf(service: Service, { year, month, key, name }: Month): DocumentDraft {
  const number = service.id.slice(3);
  const isUsage = month % 3 === 0;
  return {
    service,
    id: `SR-${number}-${key}`,
    name: `${isUsage ? 'Traffic' : 'Service report'}, ${name}: ${service.site}`,
    description: `${isUsage ? 'Traffic by day' : 'Availability, traffic and incidents'} of ${service.product} ${service.id}`,
    category: 'service-reports',
    type: isUsage ? 'csv' : 'pdf',
    owner: 'Service management',
    origin: isUsage ? 'usage' : 'report',
    published: dateOf(Date.UTC(year, month, 3)),
    versionCount: numberOf(`${number} ${key}`, 12) === 0 ? 2 : 1,
  };
}

/** A PDF that every partner may see, published on some day of the last two years. */
function sharedPdf(draft: Omit<DocumentDraft, 'type' | 'published' | 'versionCount'>): DocumentDraft {
  const published = dateOf(NEWEST_DAY - numberOf(`${draft.id} published`, 700) * DAY_MS);
  return { ...draft, type: 'pdf', published, versionCount: 1 + numberOf(draft.id, 5) };
}

function idOf(prefix: string, ...words: readonly string[]): string {
  return [prefix, ...words]
    .join('-')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '-');
}

interface Month {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  /** `2026-10`. */
  readonly key: string;
  /** `October 2026`. */
  readonly name: string;
}

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month and those before it, newest first. */
function monthsBefore(year: number, month: number, count: number): Month[] {
  return Array.from({ length: count }, (_unused, age) => {
    const date = new Date(Date.UTC(year, month - 1 - age, 1));
    return {
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      key: date.toISOString().slice(0, 7),
      name: monthName.format(date),
    };
  });
}

function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
