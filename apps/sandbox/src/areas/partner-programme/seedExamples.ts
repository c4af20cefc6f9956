import type { DatabaseSync } from 'node:sqlite';
import { readerOf } from '../approvals/seedRequests.ts';
import { partnerTeam } from './deals.ts';
import { amelia, base, examplePartsAt, noor, tom, type ExampleParts } from './exampleParts.ts';
import { quotedDeals } from './quotedExamples.ts';
import type { SeededDeal } from './seededDeal.ts';

const question =
  'Are the backup lines for the branches that you connected last year, or for others? Please name the person who decides.';
const rejection =
  'The customer’s project was registered earlier and is still protected. You can register it again in the new year.';

/** A deal in each status, which examples and tests rely on. The others come after them. */
export function exampleDeals(database: DatabaseSync, begin: Date): SeededDeal[] {
  const parts = examplePartsAt(begin);
  return [...openDeals(parts), ...quotedDeals(readerOf(database, begin), parts), ...endedDeals(parts)];
}

function openDeals({ day, daysAgo, step, content, approvedBefore }: ExampleParts): SeededDeal[] {
  return [
    {
      ...base,
      ordinal: 1001,
      content: content(
        'Guest Wi-Fi for twelve clinics',
        'Elmbridge Dental Care',
        'internetAccess',
        96_000,
        45,
      ),
      registeredBy: amelia,
      registeredDaysAgo: 9,
      updatedDaysAgo: 8,
      changedBy: amelia.name,
      status: 'draft',
      waitingFor: 'you',
      state: {
        history: [
          step(8, 'withdrawn', amelia.name, 'Two clinics were missing. I will register it again.'),
          step(9, 'registered', amelia.name),
        ],
      },
    },
    {
      ...base,
      ordinal: 1002,
      content: content('Head office and four depots', 'Larkspur Engineering', 'wan', 185_000, 60),
      registeredBy: noor,
      registeredDaysAgo: 3,
      updatedDaysAgo: 2,
      changedBy: amelia.name,
      status: 'pending',
      step: 'review',
      waitingFor: 'us',
      decisionDueOn: day(3),
      state: { history: [step(2, 'companyApproved', amelia.name), step(3, 'registered', noor.name)] },
    },
    {
      ...base,
      ordinal: 1003,
      content: content(
        'Backup lines for forty branches',
        'Coldharbour Building Society',
        'backupLines',
        240_000,
        90,
      ),
      registeredBy: noor,
      registeredDaysAgo: 8,
      updatedDaysAgo: 1,
      changedBy: partnerTeam.name,
      status: 'returned',
      waitingFor: 'you',
      state: {
        question: {
          text: question,
          askedBy: partnerTeam.name,
          askedAt: daysAgo(1),
          answerBy: day(6),
          answer: null,
        },
        history: [
          step(1, 'returned', partnerTeam.name, question),
          step(7, 'companyApproved', amelia.name),
          step(8, 'registered', noor.name),
        ],
      },
    },
    {
      ...base,
      ordinal: 1004,
      content: content('Schools network', 'Fenland Academies Trust', 'wan', 410_000, 30),
      registeredBy: tom,
      registeredDaysAgo: 83,
      updatedDaysAgo: 78,
      changedBy: partnerTeam.name,
      status: 'approved',
      protection: { from: day(-78), until: day(12) },
      state: { history: approvedBefore(83, tom.name) },
    },
  ];
}

function endedDeals({ day, step, content, approvedBefore }: ExampleParts): SeededDeal[] {
  return [
    {
      ...base,
      ordinal: 1007,
      content: content('Sites in the north', 'Tamar Marine plc', 'wan', 155_000, 20),
      registeredBy: noor,
      registeredDaysAgo: 30,
      updatedDaysAgo: 24,
      changedBy: partnerTeam.name,
      status: 'rejected',
      state: {
        reason: rejection,
        history: [
          step(24, 'rejected', partnerTeam.name, rejection),
          step(29, 'companyApproved', amelia.name),
          step(30, 'registered', noor.name),
        ],
      },
    },
    {
      ...base,
      ordinal: 1008,
      content: content('Contact centre for the claims team', 'Hallam Mutual', 'contactCentre', 320_000, -20),
      registeredBy: tom,
      registeredDaysAgo: 130,
      updatedDaysAgo: 35,
      changedBy: 'Quayside',
      status: 'expired',
      protection: { from: day(-125), until: day(-35) },
      state: {
        reason: 'The protection ended without an order.',
        history: [
          step(35, 'expired', 'Quayside', 'The protection ended without an order.'),
          ...approvedBefore(130, tom.name),
        ],
      },
    },
    {
      ...base,
      ordinal: 1009,
      content: content('Move of the file servers', 'Rowan & Pike Architects', 'cloud', 74_000, 50),
      registeredBy: noor,
      registeredDaysAgo: 26,
      updatedDaysAgo: 21,
      changedBy: partnerTeam.name,
      status: 'approved',
      protection: { from: day(-21), until: day(69) },
      state: { history: approvedBefore(26, noor.name) },
    },
  ];
}
