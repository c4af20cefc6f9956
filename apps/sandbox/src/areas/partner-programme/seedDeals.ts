import type { DatabaseSync } from 'node:sqlite';
import { northgate } from '../../seed/partners.ts';
import { endOf } from '../../world/days.ts';
import { createInsert, dayAfter, minutesBefore } from '../../world/insert.ts';
import { contentFields, deals, searchedOf } from './deals.ts';
import { approvedDeals } from './seedApprovedDeals.ts';
import type { SeededDeal } from './seededDeal.ts';
import { exampleDeals } from './seedExamples.ts';

/** Adds the deals with which the world begins: examples of each status, deals of other partners, and those behind the approvals. */
export function fillDeals(database: DatabaseSync, begin: Date): void {
  const seeded = [
    ...exampleDeals(database, begin),
    ...dealsOfOthers(begin),
    ...approvedDeals(database, begin, northgate.id),
  ];
  const add = deals.createAdder(database);
  const schedule = createInsert(database, 'scheduled_events');
  for (const deal of seeded) {
    const row = rowOf(deal, begin);
    add(row);
    const event = comingEvent(deal);
    if (event !== null) schedule({ ...event, subject_id: row.number });
  }
}

function rowOf(deal: SeededDeal, begin: Date) {
  const { ordinal, content, registeredBy, protection, state } = deal;
  const number = `DL-${ordinal}`;
  return {
    number,
    ordinal,
    partnerId: deal.partnerId,
    ...contentFields(content),
    status: deal.status,
    step: deal.step ?? null,
    waitingFor: deal.waitingFor,
    registeredBy,
    registeredAt: minutesBefore(begin, deal.registeredDaysAgo * 1440),
    decisionDueOn: deal.decisionDueOn ?? null,
    protectedFrom: protection?.from ?? null,
    protectedUntil: protection?.until ?? null,
    quoteNumber: deal.quoteNumber ?? null,
    updatedAt: minutesBefore(begin, deal.updatedDaysAgo * 1440),
    state: {
      description: content.description,
      customerPostcode: content.customerPostcode,
      question: null,
      extension: null,
      reason: '',
      reviews: 1,
      ...state,
    },
    changedBy: deal.changedBy,
    searched: searchedOf(number, content, registeredBy.name),
  };
}

/** The next scheduled event of a deal. */
function comingEvent({ status, step, decisionDueOn, protection, state }: SeededDeal) {
  if (status === 'pending' && step === 'review' && decisionDueOn !== undefined)
    return { at: `${decisionDueOn}T15:00:00.000Z`, kind: 'deal.reviewed', payload: '1' };
  if (status === 'approved' && protection !== undefined)
    return { at: endOf(protection.until), kind: 'deal.protectionEnds', payload: protection.until };
  if (status === 'returned' && state.question)
    return {
      at: endOf(state.question.answerBy),
      kind: 'deal.answerMissing',
      payload: state.question.answerBy,
    };
  return null;
}

/** Customers of another partner, whose deals nobody else may see. */
const othersCustomers = [
  'Wharfside Hotels Ltd',
  'Fairmile Estates',
  'Ashdown Veterinary Clinics',
  'Tamar Marine plc',
];

function dealsOfOthers(begin: Date): SeededDeal[] {
  return othersCustomers.map((customerName, index) => ({
    ordinal: 1501 + index,
    partnerId: 'P-10877',
    content: {
      name: `${customerName}, network`,
      customerName,
      customerPostcode: '',
      product: 'wan',
      expectedMrc: 120_000,
      termMonths: 36,
      expectedCloseOn: dayAfter(begin, 60),
      description: 'A new network for all sites of the customer.',
    },
    registeredBy: { id: 'another.partner', name: 'Another partner' },
    registeredDaysAgo: 20,
    updatedDaysAgo: 15,
    changedBy: 'Quayside',
    status: 'approved',
    waitingFor: null,
    protection: { from: dayAfter(begin, -15), until: dayAfter(begin, 75) },
    state: { history: [] },
  }));
}
