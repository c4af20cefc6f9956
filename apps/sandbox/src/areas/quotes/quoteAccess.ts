import type { Quote } from '../../contract/generated/openapi.ts';
import { versioned, type ApiResponse } from '../../http/apiResponse.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Authorize } from '../../http/route.ts';
import { isJsonObject } from '../../store/mergePatch.ts';
import type { User } from '../../store/users.ts';
import type { World } from '../../world/createWorld.ts';
import { callerOf, requireVersion } from '../caller.ts';
import { findQuote, type QuoteRecord } from './quoteRecord.ts';
import { toQuote } from './toQuote.ts';

/** The name of a quote in the messages of problems. */
export const quoteSubject = 'This quote';

/** Finds, changes and responds with quotes that a caller may see. */
export interface QuoteAccess {
  found(this: void, user: User, number: string): QuoteRecord;
  /** The quote that a call changes, for the router. */
  changedQuote: Authorize<{ quoteNumber: string }>;
  respond(this: void, user: User, number: string, headers?: Record<string, string>): ApiResponse<Quote>;
  write(
    this: void,
    user: User,
    number: string,
    ifMatch: string,
    change: (quote: QuoteRecord) => void,
  ): ApiResponse<Quote>;
}

/** The access to quotes over a world. */
export function createQuoteAccess(world: World): QuoteAccess {
  /** Throws 404 for a quote that does not exist and, in the same words, for one that the caller may not see. */
  function found(user: User, number: string): QuoteRecord {
    const quote = findQuote(world, callerOf(user), number);
    if (quote === undefined)
      throw new ProblemError(404, 'There is no quote with this number. Look for it in the list.');
    return quote;
  }

  function respond(user: User, number: string, headers?: Record<string, string>) {
    const quote = found(user, number);
    return versioned(toQuote(quote, user, world.now()), Number(quote.row['version']), headers);
  }

  /** Checks the version, changes the quote, and responds with the changed quote. */
  function write(user: User, number: string, ifMatch: string, change: (quote: QuoteRecord) => void) {
    world.write(() => {
      const quote = found(user, number);
      requireVersion(ifMatch, quote.row, quoteSubject, callerOf(user));
      change(quote);
    });
    return respond(user, number);
  }

  const changedQuote: QuoteAccess['changedQuote'] = ({ user, path }) => ({
    row: found(user, path.quoteNumber).row,
    subject: quoteSubject,
  });

  return { found, respond, write, changedQuote };
}

/** Throws 403 for a partner that may not quote. */
export function requireQuoting({ claims: { partner } }: User): void {
  if (isJsonObject(partner) && partner['accessTo1Access'] === true) return;
  throw new ProblemError(403, 'Your account may not quote connectivity. Ask your administrator for access.');
}
