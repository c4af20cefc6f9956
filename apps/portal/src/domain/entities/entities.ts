import * as v from 'valibot';
import { calendarDay } from './times.ts';

export { count, facetCount, namedFacetCount, pageEntries, type FacetCount } from './listEntries.ts';

/** The one that a case, an order or a change waits for. */
export const waitingFor = v.picklist(['you', 'us', 'thirdParty']);

/** An amount in minor units of its currency, excluding VAT. */
export const money = v.object({ amount: v.pipe(v.number(), v.integer()), currency: v.string() });

/** A person. */
export const personRef = v.object({ id: v.string(), name: v.string() });

/** The days of a user's absence, both included, and the delegate. */
export const outOfOffice = v.object({
  from: calendarDay,
  until: calendarDay,
  standIn: v.nullable(personRef),
});

/** A service, as much of it as names it. */
export const serviceRef = v.object({ id: v.string(), name: v.string(), product: v.string() });

/** Whom an engineer asks for at the site. */
export const siteContact = v.object({ name: v.string(), phone: v.string() });

/** The one that a case, an order or a change waits for. */
export type WaitingFor = v.InferOutput<typeof waitingFor>;
/** An amount in minor units of its currency, excluding VAT. */
export type MoneyAmount = v.InferOutput<typeof money>;
/** The days of a user's absence, and the delegate. */
export type OutOfOffice = v.InferOutput<typeof outOfOffice>;
