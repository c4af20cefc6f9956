// Generated from docs/openapi by `npm run generate`. Change the document, not this file.

/** The method and path of each operation, by its id. */
export const operations = {
  getPartnerProgramme: { method: 'GET', path: '/api/portal/rest/partner-programme' },
  listDeals: { method: 'GET', path: '/api/portal/rest/partner-programme/deals' },
  registerDeal: { method: 'POST', path: '/api/portal/rest/partner-programme/deals' },
  checkDeal: { method: 'POST', path: '/api/portal/rest/partner-programme/deal-checks' },
  createDealExport: { method: 'POST', path: '/api/portal/rest/partner-programme/deal-exports' },
  getDeal: { method: 'GET', path: '/api/portal/rest/partner-programme/deals/{dealNumber}' },
  registerDealAgain: { method: 'PUT', path: '/api/portal/rest/partner-programme/deals/{dealNumber}' },
  withdrawDeal: { method: 'PUT', path: '/api/portal/rest/partner-programme/deals/{dealNumber}/withdrawal' },
  answerDealQuestion: { method: 'PUT', path: '/api/portal/rest/partner-programme/deals/{dealNumber}/answer' },
  extendDealProtection: { method: 'PUT', path: '/api/portal/rest/partner-programme/deals/{dealNumber}/extension' },
} as const;
