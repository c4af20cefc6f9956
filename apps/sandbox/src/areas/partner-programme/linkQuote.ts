import { ProblemError } from '../../http/problem.ts';
import { sharedRights } from '../../rights/rights.ts';
import type { User } from '../../store/users.ts';
import type { World } from '../../world/createWorld.ts';
import { callerOf } from '../caller.ts';
import { isQuotable } from './dealActions.ts';
import { deals, recordChange } from './deals.ts';

/** Stores the number of a new quote with its deal. Throws 422 for a deal that the user may not see, or that cannot be quoted now. */
export function linkQuote(world: World, user: User, dealNumber: string, quoteNumber: string): void {
  const caller = callerOf(user);
  const row = sharedRights().has('getDeal', user.claims)
    ? deals.first(world, 'number = ? AND partner_id = ?', dealNumber, caller.partnerId)
    : undefined;
  if (row === undefined || !isQuotable(world, row))
    throw new ProblemError(422, 'The deal is not approved, or it has a quote already. Open the deal.', {
      errors: [{ pointer: '/dealNumber', detail: 'cannot be quoted now' }],
    });
  recordChange(world, row, {
    event: 'quoteStarted',
    by: caller.name,
    note: quoteNumber,
    at: world.now(),
    fields: { quoteNumber },
  });
}
