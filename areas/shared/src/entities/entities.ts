import * as v from 'valibot';
import { calendarDay } from '@quayside/page-kit/schema';

/** An amount in minor units of its currency, excluding VAT. */
export const money = v.object({ amount: v.pipe(v.number(), v.integer()), currency: v.string() });

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

/** An amount in minor units of its currency, excluding VAT. */
export type MoneyAmount = v.InferOutput<typeof money>;
export type OutOfOffice = v.InferOutput<typeof outOfOffice>;
