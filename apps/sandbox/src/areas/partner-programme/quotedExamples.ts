import type { WorldReader } from '../approvals/seedRequests.ts';
import { quotes, type QuoteRow } from '../quotes/quoteRecord.ts';
import { amelia, base, type ExampleParts } from './exampleParts.ts';
import type { SeededDeal } from './seededDeal.ts';

const extensionReason = 'The customer’s board decides in the new year.';

/** Deals with a quote: one that colleagues share, and one that was ordered. */
export function quotedDeals(store: WorldReader, parts: ExampleParts): SeededDeal[] {
  const shared = findQuote(store, `is_shared = 1 AND status = 'ready'`);
  const ordered = findQuote(store, 'order_id IS NOT NULL');
  return [
    ...(shared === undefined ? [] : [extendedDeal(parts, shared)]),
    ...(ordered === undefined ? [] : [orderedDeal(parts, ordered)]),
  ];
}

function extendedDeal(
  { day, daysAgo, step, content, approvedBefore }: ExampleParts,
  quote: QuoteRow,
): SeededDeal {
  return {
    ...base,
    ordinal: 1005,
    content: content(quote.name, quote.customerName, 'internetAccess', quote.total.mrc, 30),
    registeredBy: amelia,
    registeredDaysAgo: 110,
    updatedDaysAgo: 20,
    changedBy: amelia.name,
    status: 'approved',
    protection: { from: day(-105), until: day(45) },
    quoteNumber: quote.number,
    state: {
      extension: { at: daysAgo(20), by: amelia.name, reason: extensionReason, days: 60 },
      history: [
        step(20, 'extended', amelia.name, extensionReason),
        step(104, 'quoteStarted', amelia.name, quote.number),
        ...approvedBefore(110, amelia.name),
      ],
    },
  };
}

function orderedDeal({ day, step, content, approvedBefore }: ExampleParts, quote: QuoteRow): SeededDeal {
  return {
    ...base,
    ordinal: 1006,
    content: content(quote.name, quote.customerName, 'internetAccess', quote.total.mrc, 30),
    registeredBy: amelia,
    registeredDaysAgo: 40,
    updatedDaysAgo: 34,
    changedBy: amelia.name,
    status: 'approved',
    protection: { from: day(-35), until: day(55) },
    quoteNumber: quote.number,
    state: {
      history: [step(34, 'quoteStarted', amelia.name, quote.number), ...approvedBefore(40, amelia.name)],
    },
  };
}

function findQuote(store: WorldReader, condition: string): QuoteRow | undefined {
  return quotes.first(
    store,
    `partner_id = ? AND customer_name <> '' AND mrc > 0 AND product = 'internetAccess' AND ${condition}
     ORDER BY number`,
    base.partnerId,
  );
}
