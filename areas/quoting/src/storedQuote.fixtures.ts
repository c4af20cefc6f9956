import { problemResponse, type ScriptedApi } from '@quayside/contract/testing';
import type { ResponseOf } from '@quayside/contract';
import { bristolAddress, leedsAddress, leedsSites, quote as draftQuote } from './quotes.fixtures.ts';

const addresses = new Map(
  [bristolAddress, ...Array.from({ length: 100 }, (_, index) => leedsAddress(index + 1))].map((address) => [
    address.id,
    address,
  ]),
);

type Quote = ResponseOf<'getQuote'>;
type QuoteSite = ResponseOf<'getQuoteSites'>['items'][number];

const addressOf = (id: string | null): QuoteSite['bEnd'] =>
  id === null ? null : (addresses.get(id) ?? bristolAddress);

/** A backend that stores one quote: what is saved over its present version is what it returns from then on. */
export function storedQuote(
  first: Quote = draftQuote,
  firstSites: readonly QuoteSite[] = leedsSites(3),
): Pick<ScriptedApi, 'getQuote' | 'getQuoteSites' | 'changeQuote' | 'replaceQuoteSites'> {
  let quote = first;
  let sites = firstSites;

  /** Makes the next version, unless the request was made for an older one. */
  function save(headers: Headers, change: () => Response): Response {
    if (headers.get('if-match') !== quote.etag)
      return problemResponse(412, 'Noor Rahman changed this quote.');
    quote = { ...quote, etag: `"${Number(quote.etag.slice(1, -1)) + 1}"` };
    return change();
  }

  const sitesResponse = (): Response => Response.json({ etag: quote.etag, items: sites });
  return {
    getQuote: () => Response.json(quote),
    getQuoteSites: sitesResponse,
    changeQuote: ({ headers, body: { options = quote.options } }) =>
      save(headers, () => {
        quote = { ...quote, options };
        return Response.json(quote);
      }),
    replaceQuoteSites: ({ headers, body }) =>
      save(headers, () => {
        sites = body.items.map(({ addressId, bEndAddressId, ...site }) => ({
          ...site,
          address: addressOf(addressId) ?? bristolAddress,
          bEnd: addressOf(bEndAddressId),
        }));
        return sitesResponse();
      }),
  };
}
