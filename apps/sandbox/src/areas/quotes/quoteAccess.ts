import type { Authorize } from '../../http/route.ts';
import type { World } from '../../world/createWorld.ts';
import { createAccess } from '../access.ts';
import { callerOf } from '../caller.ts';
import { quoteActions } from './quoteActions.ts';
import { findQuote } from './quoteRecord.ts';
import { toQuote } from './toQuote.ts';

export const quoteSubject = 'This quote';

/** Gives routes access to the quotes that a caller may see. */
export function createQuoteAccess(world: World) {
  const access = createAccess(world, {
    subject: quoteSubject,
    missing: 'There is no quote with this number. Look for it in the list.',
    find: (user, number) => findQuote(world, callerOf(user), number),
    show: (quote, user) => toQuote(quote, user, world.now()),
    actions: quoteActions(world),
  });
  const changedQuote: Authorize<{ quoteNumber: string }> = ({ user, path }) =>
    access.changed(user, path.quoteNumber);
  return { ...access, changedQuote };
}
