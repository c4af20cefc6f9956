import type { Quote } from '../../contract/generated/openapi.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Authorize } from '../../http/route.ts';
import { isJsonObject } from '../../store/mergePatch.ts';
import type { User } from '../../store/users.ts';
import type { World } from '../../world/createWorld.ts';
import { createAccess } from '../access.ts';
import { callerOf } from '../caller.ts';
import { findQuote, type QuoteRecord } from './quoteRecord.ts';
import { toQuote } from './toQuote.ts';

/** The name of a quote in the messages of problems. */
export const quoteSubject = 'This quote';

/** Gives routes access to the quotes that a caller may see. */
export function createQuoteAccess(world: World) {
  const access = createAccess<QuoteRecord, Quote>(world, {
    subject: quoteSubject,
    missing: 'There is no quote with this number. Look for it in the list.',
    find: (user, number) => findQuote(world, callerOf(user), number),
    show: (quote, user) => toQuote(quote, user, world.now()),
  });
  const changedQuote: Authorize<{ quoteNumber: string }> = ({ user, path }) =>
    access.changed(user, path.quoteNumber);
  return { ...access, changedQuote };
}

/** Throws 403 for a partner that may not quote. */
export function requireQuoting({ claims: { partner } }: User): void {
  if (isJsonObject(partner) && partner['accessTo1Access'] === true) return;
  throw new ProblemError(403, 'Your account may not quote connectivity. Ask your administrator for access.');
}
