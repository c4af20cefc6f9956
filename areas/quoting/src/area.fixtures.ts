import { allPrices, noChanges } from './prices.fixtures.ts';
import {
  bristolAddress,
  leedsAddress,
  leedsSites,
  quote,
  quoteList,
  quotingOptions,
} from './quotes.fixtures.ts';

const leeds = Array.from({ length: 10 }, (_, index) => leedsAddress(index + 1));

const addressesOf: Readonly<Record<string, typeof leeds>> = {
  'LS1 4AP': leeds,
  'BS1 6QH': [bristolAddress],
};

/** A working backend, and the address of a quote. `LS1 4AP` has ten addresses, `BS1 6QH` one, any other postcode none. */
export const areaFixtures = {
  api: {
    listQuotes: () => Response.json(quoteList),
    listSavedViews: { etag: '"1"' as const, items: [] },
    getQuotingOptions: () =>
      Response.json({
        ...quotingOptions,
        products: quotingOptions.products.map((product) => Object.assign({ planId: 'IA-1' }, product)),
      }),
    getQuote: () => Response.json(quote),
    getQuoteSites: () => Response.json({ etag: quote.etag, items: leedsSites(3) }),
    listQuotePrices: allPrices,
    getQuotePriceChanges: noChanges,
    findAddresses: ({ query }: { query: { postcode?: string } }) =>
      Response.json({ postcode: query.postcode, items: addressesOf[query.postcode ?? ''] ?? [] }),
  },
  addresses: {
    '/1access/quotes/:number': '/1access/quotes/QT-40001',
    '/1access/quotes/:number/sites': '/1access/quotes/QT-40001/sites',
    '/1access/quotes/:number/options': '/1access/quotes/QT-40001/options',
    '/1access/quotes/:number/order': '/1access/quotes/QT-40001/order',
  },
};
