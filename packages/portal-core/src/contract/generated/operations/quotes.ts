// Generated from docs/openapi by `npm run generate`. Change the document, not this file.

/** The method and path of each operation, by its id. */
export const operations = {
  getQuotingOptions: { method: 'GET', path: '/api/portal/rest/quoting-options' },
  findAddresses: { method: 'GET', path: '/api/portal/rest/addresses' },
  listQuotes: { method: 'GET', path: '/api/portal/rest/quotes' },
  createQuote: { method: 'POST', path: '/api/portal/rest/quotes' },
  createQuoteExport: { method: 'POST', path: '/api/portal/rest/quote-exports' },
  getQuote: { method: 'GET', path: '/api/portal/rest/quotes/{quoteNumber}' },
  changeQuote: { method: 'PATCH', path: '/api/portal/rest/quotes/{quoteNumber}' },
  getQuoteSites: { method: 'GET', path: '/api/portal/rest/quotes/{quoteNumber}/sites' },
  replaceQuoteSites: { method: 'PUT', path: '/api/portal/rest/quotes/{quoteNumber}/sites' },
  startPricing: { method: 'POST', path: '/api/portal/rest/quotes/{quoteNumber}/pricing' },
  cancelPricing: { method: 'DELETE', path: '/api/portal/rest/quotes/{quoteNumber}/pricing' },
  listQuotePrices: { method: 'GET', path: '/api/portal/rest/quotes/{quoteNumber}/prices' },
  chooseQuotePrices: { method: 'PUT', path: '/api/portal/rest/quotes/{quoteNumber}/choices' },
  getQuotePriceChanges: { method: 'GET', path: '/api/portal/rest/quotes/{quoteNumber}/price-changes' },
  copyQuote: { method: 'POST', path: '/api/portal/rest/quotes/{quoteNumber}/copies' },
  shareQuote: { method: 'PUT', path: '/api/portal/rest/quotes/{quoteNumber}/share' },
  cancelQuote: { method: 'PUT', path: '/api/portal/rest/quotes/{quoteNumber}/cancellation' },
  declineQuote: { method: 'PUT', path: '/api/portal/rest/quotes/{quoteNumber}/refusal' },
  getQuoteFile: { method: 'GET', path: '/api/portal/rest/quotes/{quoteNumber}/file' },
  orderQuote: { method: 'POST', path: '/api/portal/rest/quotes/{quoteNumber}/order' },
} as const;
