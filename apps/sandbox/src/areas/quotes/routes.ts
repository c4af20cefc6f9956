import { defaultQueryOf } from '../../contract/defaultQuery.ts';
import type { BodyOf } from '../../contract/operations.ts';
import { file, json, versioned } from '../../http/apiResponse.ts';
import { route, type Authorize } from '../../http/route.ts';
import type { User } from '../../store/users.ts';
import { callerOf } from '../caller.ts';
import { startExport } from '../jobs/startExport.ts';
import type { AreaRoutes } from '../ports.ts';
import { createOnce } from '../submissions.ts';
import { addressesAt, spelledPostcode } from './addresses.ts';
import { allQuotes, listQuotes } from './listQuotes.ts';
import { quoteCsv } from './quoteCsv.ts';
import { quoteExport, toExportedQuote } from './quoteExport.ts';
import { quotePdf } from './quotePdf.ts';
import { changedBy, quotes } from './quoteRecord.ts';
import { changeQuote, createQuote, endQuote, replaceSites } from './quoteWrites.ts';
import { quotingOptions } from './quotingOptions.ts';
import { createQuoteAccess } from './quoteAccess.ts';

const locationOf = (number: string) => ({ location: `/api/portal/rest/quotes/${number}` });

export const quoteRoutes: AreaRoutes = ({ world }) => {
  const { found, respond, write, changed, changedQuote } = createQuoteAccess(world);

  function respondSites(user: User, number: string) {
    const { sites, version } = found(user, number);
    return versioned({ items: sites }, version);
  }

  const ownQuote: Authorize<{ quoteNumber: string }> = ({ user, path }) =>
    changed(user, path.quoteNumber, 'share');

  return [
    route('getQuotingOptions', ({ user }) => json(quotingOptions(world, user))),
    route('findAddresses', ({ query }) => {
      const postcode = spelledPostcode(query.postcode);
      return json({ postcode, items: addressesAt(postcode) });
    }),
    route('listQuotes', ({ user, query }) => json(listQuotes(world, callerOf(user), query))),
    route('createQuoteExport', ({ user, body: { columns, ...filters } }) => {
      const caller = callerOf(user);
      const rows = allQuotes(world, caller, { ...defaultQueryOf('listQuotes'), ...filters });
      return startExport(world, caller, 'createQuoteExport', {
        ...quoteExport,
        rows: rows.map(toExportedQuote),
        columns,
      });
    }),
    route('createQuote', ({ user, headers, body }) => {
      const submission = { key: headers['Idempotency-Key'], operationId: 'createQuote', body };
      const number = createOnce(world, callerOf(user), submission, () => createQuote(world, user, body));
      return respond(user, number, locationOf(number));
    }),
    route('getQuote', ({ user, path }) => respond(user, path.quoteNumber)),
    route(
      'changeQuote',
      ({ user, path, headers, body }) =>
        write(user, path.quoteNumber, headers['If-Match'], actionOfChange(body), (quote) =>
          changeQuote(world, user, quote, body),
        ),
      changedQuote,
    ),
    route('getQuoteSites', ({ user, path }) => respondSites(user, path.quoteNumber)),
    route(
      'replaceQuoteSites',
      ({ user, path, headers, body }) => {
        write(user, path.quoteNumber, headers['If-Match'], 'edit', (quote) =>
          replaceSites(world, user, quote, body),
        );
        return respondSites(user, path.quoteNumber);
      },
      changedQuote,
    ),
    route('copyQuote', ({ user, path, headers }) => {
      const { name, customerName, product, state, sites, number } = found(user, path.quoteNumber);
      const submission = { key: headers['Idempotency-Key'], operationId: 'copyQuote', body: { number } };
      const copy = createOnce(world, callerOf(user), submission, () =>
        createQuote(world, user, {
          name: `Copy of ${name}`.slice(0, 120),
          customerName,
          product,
          sites,
          state: {
            options: state.options,
            note: state.note,
            marginBasisPoints: state.marginBasisPoints,
          },
        }),
      );
      return respond(user, copy, locationOf(copy));
    }),
    route(
      'shareQuote',
      ({ user, path, headers, body: { isShared } }) =>
        write(user, path.quoteNumber, headers['If-Match'], 'share', (quote) => {
          const caller = callerOf(user);
          quotes.set(world, quote.number, {
            ...changedBy(world, quote, caller),
            isShared,
          });
        }),
      ownQuote,
    ),
    route(
      'cancelQuote',
      ({ user, path, headers, body }) =>
        write(user, path.quoteNumber, headers['If-Match'], 'cancel', (quote) =>
          endQuote(world, user, quote, 'cancelled', body.reason),
        ),
      changedQuote,
    ),
    route(
      'declineQuote',
      ({ user, path, headers, body }) =>
        write(user, path.quoteNumber, headers['If-Match'], 'decline', (quote) =>
          endQuote(world, user, quote, 'declined', body.reason),
        ),
      changedQuote,
    ),
    route('getQuoteFile', async ({ user, path, query: { format } }) => {
      const quote = found(user, path.quoteNumber);
      const headers = { 'content-disposition': `attachment; filename="${quote.number}.${format}"` };
      return format === 'csv'
        ? file(quoteCsv(quote, user, world.now()), 'text/csv', headers)
        : file(await quotePdf(quote, user, world.now()), 'application/pdf', headers);
    }),
  ];
};

/** Names and notes change also while prices are being calculated; what the prices depend on does not. */
function actionOfChange({ product, options }: BodyOf<'changeQuote'>): 'edit' | null {
  return product === undefined && options === undefined ? null : 'edit';
}
