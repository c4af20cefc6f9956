import { ProblemError } from '../../http/problem.ts';
import { lastChangeOf } from '../caller.ts';
import type { User } from '../../store/users.ts';
import { isReseller } from './products.ts';
import type { QuoteRecord } from './quoteRecord.ts';
import { isEnded } from './toQuote.ts';

/** Throws 409 for a quote that has ended. */
export function requireOpen(quote: QuoteRecord): void {
  if (!isEnded(quote)) return;
  const { status, orderId } = quote;
  throw new ProblemError(
    409,
    status === 'ordered'
      ? `The quote was ordered as ${orderId}. Duplicate it to go on.`
      : `The quote was ${status}. Duplicate it to go on.`,
    { reason: 'wrong-state', changed: lastChangeOf(quote) },
  );
}

/** Throws 409 while prices are being calculated. */
export function requireNotPricing(quote: QuoteRecord): void {
  if (quote.state.run?.state === 'running')
    throw new ProblemError(409, 'The prices are being calculated. Wait for them, or cancel that first.', {
      reason: 'wrong-state',
      changed: lastChangeOf(quote),
    });
}

/** Throws 422 for a user who may not set a margin. */
export function requireReseller(user: User, pointer: string): void {
  if (isReseller(user)) return;
  throw new ProblemError(422, 'Only a reseller may set a margin. Leave it out.', {
    errors: [{ pointer, detail: 'is for resellers' }],
  });
}
