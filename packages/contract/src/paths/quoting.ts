import { definePath, listQuery, oneOf, oneText, paramsQuery } from '@quayside/portal-core/addresses';

export const quotesPath = definePath('/1access', {
  query: listQuery({
    filters: {
      waitingFor: ['you', 'colleague', 'us', 'thirdParty'],
      status: ['draft', 'pricing', 'ready', 'partPriced', 'ordered', 'declined', 'expired', 'cancelled'],
      product: ['internetAccess', 'layer2', 'mpls', 'carrierConnect', 'sdwanConnect'],
      owner: ['me'],
      expiresWithin: ['7', '14', '30'],
    },
    sorts: [
      '-updatedAt',
      'updatedAt',
      'name',
      '-name',
      'customerName',
      '-customerName',
      'siteCount',
      '-siteCount',
      'mrc',
      '-mrc',
      'tcv',
      '-tcv',
      'validUntil',
      '-validUntil',
      'number',
      '-number',
    ],
  }),
});

export const newQuotePath = definePath('/1access/quotes/new', {
  query: paramsQuery({
    deal: { isOne: (text) => /^DL-\d{1,12}$/.test(text) },
    name: oneText(200),
    customer: oneText(200),
  }),
});

/** The prices of a quote. `site` is the site whose prices are open. */
export const quotePath = definePath('/1access/quotes/:number', {
  query: paramsQuery({
    show: ['all', 'notChosen', 'noPrice', 'failed'],
    page: { isOne: (text) => /^[1-9]\d{0,3}$/.test(text) },
    site: oneText(20),
  }),
});

/** The sites of a quote. `add` is the way in which sites are added. */
export const quoteSitesPath = definePath('/1access/quotes/:number/sites', {
  query: paramsQuery({ add: oneOf('file') }),
});

export const quoteOptionsPath = definePath('/1access/quotes/:number/options');

export const quoteOrderPath = definePath('/1access/quotes/:number/order');
