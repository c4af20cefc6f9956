import type { DatabaseSync } from 'node:sqlite';
import type {
  CloudEstimateStatus,
  CloudLine,
  CloudQuote,
  CloudTerm,
} from '../../contract/generated/openapi.ts';
import { northgate } from '../../seed/partners.ts';
import { numberOf, pick } from '../../world/chance.ts';
import { createInsert, minutesBefore } from '../../world/insert.ts';
import { colleagueNameOf, colleaguesOf } from '../../world/people.ts';
import { cloudItems } from './cloudItems.ts';
import { estimates, newEstimate, type EstimateDraft } from './estimates.ts';
import { findPricePlan, pricePlanOf } from './pricePlans.ts';
import { linesOf, templates } from './templates.ts';

const ESTIMATES = 40;
const FIRST_NUMBER = 1001;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
const CURRENT_VERSION = 2;
const QUOTE_DAYS = 30;
/** The world begins at a full hour. For the hour after it, the seed shows an estimate that is being priced. */
const PRICED_AFTER_MINUTES = 75;

/** An estimate of the seed. Missing fields follow from its number. */
interface Seed {
  readonly name: string;
  readonly note?: string;
  readonly owner: string;
  readonly status?: CloudEstimateStatus;
  readonly isPrivate?: boolean;
  readonly termMonths?: CloudTerm;
  readonly lines: readonly CloudLine[];
  readonly planId?: string;
  readonly version?: number;
  readonly updatedMinutesAgo: number;
  readonly quoteReason?: string;
}

const [webApplication, fileServer, disasterRecovery, remoteDesktops] = templates.map(({ lines }) => lines);

const subjects = [
  'Intranet',
  'Warehouse scanners',
  'Payroll',
  'Shop tills',
  'Customer portal',
  'Reporting',
  'Telephony recordings',
  'Planning tool',
  'Document store',
];
const purposes = ['move to the cloud', 'second data centre', 'backup', 'test environment', 'for next year'];

/** The hand-written estimates that examples and tests use, in the order of their numbers. */
const special: readonly Seed[] = [
  {
    name: 'Booking site',
    note: 'For the launch in March. The database server can grow later.',
    owner: 'amelia',
    lines: webApplication ?? [],
    updatedMinutesAgo: 3 * HOUR_MINUTES,
  },
  {
    name: 'Data centre exit, all sites',
    note: 'Everything that runs in Leeds today, server by server.',
    owner: 'amelia',
    isPrivate: true,
    termMonths: 60,
    lines: manyLines(200),
    updatedMinutesAgo: DAY_MINUTES,
  },
  {
    name: 'Disaster recovery for finance',
    owner: 'amelia',
    status: 'pricing',
    termMonths: 36,
    lines: disasterRecovery ?? [],
    updatedMinutesAgo: 25,
  },
  {
    name: 'Branch file servers',
    owner: 'amelia',
    status: 'ready',
    lines: fileServer ?? [],
    updatedMinutesAgo: 4 * DAY_MINUTES,
  },
  {
    name: 'Remote desktops for the call centre',
    owner: 'priya.shah',
    status: 'ordered',
    termMonths: 12,
    lines: remoteDesktops ?? [],
    updatedMinutesAgo: 9 * DAY_MINUTES,
    quoteReason: 'Ordered with purchase order NG-4471.',
  },
  {
    name: 'Rendering farm, second try',
    owner: 'owen.price',
    status: 'declined',
    lines: linesOf([
      ['gpu', 'Render nodes', 4, 2, 200],
      ['nvme', 'Scratch space', 1, 8000],
    ]),
    updatedMinutesAgo: 16 * DAY_MINUTES,
    quoteReason: 'The project was stopped.',
  },
  {
    name: 'Archive of the drawings',
    owner: 'tom.ellery',
    status: 'expired',
    lines: linesOf([['object', 'Drawings since 1994', 1, 42_000]]),
    updatedMinutesAgo: 64 * DAY_MINUTES,
    quoteReason: 'Nobody decided within 30 days.',
  },
  {
    name: 'Test environment',
    owner: 'lena.fischer',
    status: 'cancelled',
    lines: linesOf([
      ['cpu-standard', 'Test servers', 6, 2, 200],
      ['memory', 'Test servers', 6, 8, 200],
    ]),
    updatedMinutesAgo: 21 * DAY_MINUTES,
    quoteReason: 'Taken back by Lena Fischer.',
  },
  {
    name: '=HYPERLINK("https://evil.example";"Rindfleischetikettierungsüberwachungsaufgabenübertragung") <img src=x onerror=alert(1)>',
    note:
      '<script>alert(document.cookie)</script>\n@SUM(A1:A9)\n‮gnitirw tfel ot thgir‬ — 数据中心 🚀 and a word without any break: ' +
      'supercalifragilistic'.repeat(9),
    owner: 'noor',
    lines: linesOf([
      ['cpu-standard', '=1+1', 1, 2],
      ['memory', '<b>Dvořák & “Söhne”</b> '.repeat(4).trim(), 1, 8],
      ['ssd', 'x'.repeat(120), 1000, 100_000],
    ]),
    // Old, so that it stands behind the first rows of the list.
    updatedMinutesAgo: 300 * DAY_MINUTES,
  },
  {
    name: 'Records office, as offered last year',
    owner: 'amelia',
    termMonths: 12,
    planId: 'CLE-RSL-2025-STD',
    version: 1,
    lines: linesOf([
      ['cpu-standard', 'Records server', 1, 8],
      ['memory', 'Records server', 1, 32],
      ['sata', 'Scans', 1, 12_000],
      ['tape', 'Seven-year archive', 1, 40_000],
      ['windows-server', 'Records server', 1, 8],
    ]),
    updatedMinutesAgo: 210 * DAY_MINUTES,
  },
  {
    name: 'Warehouse systems',
    note: 'Priced before the last change of the price list.',
    owner: 'amelia',
    version: 1,
    lines: webApplication ?? [],
    updatedMinutesAgo: 48 * DAY_MINUTES,
  },
  {
    name: 'Noor’s draft, not for anybody yet',
    owner: 'noor',
    isPrivate: true,
    lines: linesOf([['cpu-standard', 'Trial', 1, 2, 40]]),
    updatedMinutesAgo: 90,
  },
];

/** Adds the estimates of Northgate's users, and the events that end their pricing. */
export function fillEstimates(database: DatabaseSync, begin: Date): void {
  const insert = estimates.createAdder(database);
  const schedule = createInsert(database, 'scheduled_events');
  const ordinary = Array.from({ length: ESTIMATES - special.length }, (_unused, index) =>
    ordinarySeed(index),
  );
  for (const [index, seed] of [...special, ...ordinary].entries()) {
    const ref = findPricePlan(seed.planId ?? northgate.cloudEnterprisePricePlanId);
    if (ref === undefined) throw new Error('An estimate of the seed has an unknown price plan.');
    const draft = draftOf(seed, `CE-${FIRST_NUMBER + index}`, begin);
    insert(newEstimate(draft, pricePlanOf(ref, seed.version ?? CURRENT_VERSION, begin)));
    if (draft.status === 'pricing')
      schedule({
        at: minutesBefore(begin, -PRICED_AFTER_MINUTES),
        kind: 'cloud.quote.ready',
        subject_id: draft.number,
        payload: '',
      });
  }
}

function draftOf(seed: Seed, number: string, begin: Date): EstimateDraft {
  const { name, note = '', status = 'draft', termMonths = 36, isPrivate = false, updatedMinutesAgo } = seed;
  const owner = { id: seed.owner, name: colleagueNameOf(seed.owner) };
  const updatedAt = minutesBefore(begin, updatedMinutesAgo);
  return {
    number,
    partnerId: northgate.id,
    owner,
    content: { name: name.slice(0, 120), note, termMonths, lines: [...seed.lines] },
    status,
    sharing: isPrivate ? 'private' : 'colleagues',
    quote: quoteOf(seed, number, begin),
    createdAt: minutesBefore(begin, updatedMinutesAgo + 3 * DAY_MINUTES),
    updatedAt,
  };
}

function quoteOf(
  { status = 'draft', owner, updatedMinutesAgo, quoteReason = '' }: Seed,
  number: string,
  begin: Date,
): CloudQuote | null {
  if (status === 'draft') return null;
  const isPriced = status !== 'pricing' && status !== 'cancelled';
  const isOver = status !== 'pricing' && status !== 'ready';
  const requestedMinutesAgo = updatedMinutesAgo + (isOver ? 2 * DAY_MINUTES : 0);
  return {
    number: isPriced ? number.replace('CE-', 'CQ-') : null,
    requestedAt: minutesBefore(begin, requestedMinutesAgo),
    requestedBy: { id: owner, name: colleagueNameOf(owner) },
    message: '',
    readyAt: isPriced ? minutesBefore(begin, requestedMinutesAgo - 20) : null,
    validUntil: isPriced ? minutesBefore(begin, requestedMinutesAgo - QUOTE_DAYS * DAY_MINUTES) : null,
    endedAt: isOver ? minutesBefore(begin, updatedMinutesAgo) : null,
    endedBy: isOver && status !== 'expired' ? colleagueNameOf(owner) : null,
    reason: quoteReason,
  };
}

function ordinarySeed(index: number): Seed {
  const key = `estimate ${index}`;
  const owner = pick(colleaguesOf(northgate.id), index).id;
  const lines = pick([webApplication, fileServer, disasterRecovery, remoteDesktops], numberOf(key, 4)) ?? [];
  return {
    name: `${pick(subjects, index)}, ${pick(purposes, numberOf(key, purposes.length))}`,
    owner,
    isPrivate: owner !== 'amelia' && index % 7 === 3,
    termMonths: pick([12, 36, 60] as const, numberOf(`${key} term`, 3)),
    lines: lines.map((line) => withMore(line, numberOf(key + line.id, 3))),
    status: index % 9 === 5 ? 'ready' : 'draft',
    updatedMinutesAgo:
      (3 + index) * DAY_MINUTES + numberOf(key, 900) - (index % 9 === 5 ? (2 + index) * DAY_MINUTES : 0),
  };
}

function withMore(line: CloudLine, more: number): CloudLine {
  return { ...line, quantity: line.quantity + more };
}

/** Lines of every kind, for an estimate of the greatest length. */
function manyLines(count: number): CloudLine[] {
  return linesOf(
    Array.from({ length: count }, (_unused, index) => {
      const item = pick(cloudItems, index * 7);
      const key = `line ${index}`;
      const size = item.isSized
        ? Math.min(
            item.maxSize,
            item.unit === 'gbMonth' ? 50 + numberOf(key, 900) : 2 ** (1 + numberOf(key, 4)),
          )
        : 1;
      const name = `LDS-${String(Math.floor(index / 4) + 1).padStart(3, '0')} ${pick(subjects, Math.floor(index / 4))}`;
      return [item.id, name, 1 + numberOf(`${key} quantity`, 4), size, 730] as const;
    }),
  );
}
