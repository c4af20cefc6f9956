import { ProblemError } from '../../http/problem.ts';
import { lastChangeOf } from '../caller.ts';
import type { User } from '../../store/users.ts';
import { isReseller } from './products.ts';
import type { QuoteRecord } from './quoteRecord.ts';
import { endOf } from './quoteActions.ts';

/** Throws 409 for a quote that has ended. For a change that is in no list of actions. */
export function requireOpen(quote: QuoteRecord): void {
  const detail = endOf(quote);
  if (detail === undefined) return;
  throw new ProblemError(409, detail, { reason: 'wrong-state', changed: lastChangeOf(quote) });
}

/** Throws 422 for a user who may not set a margin. */
export function requireReseller(user: User, pointer: string): void {
  if (isReseller(user)) return;
  throw new ProblemError(422, 'Only a reseller may set a margin. Leave it out.', {
    errors: [{ pointer, detail: 'is for resellers' }],
  });
}
