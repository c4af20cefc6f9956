// Generated from docs/openapi by `npm run generate`. Change the document, not this file.

/** The method and path of each operation, by its id. */
export const operations = {
  listOrders: { method: 'GET', path: '/api/portal/rest/orders' },
  getOrder: { method: 'GET', path: '/api/portal/rest/orders/{orderId}' },
  cancelOrder: { method: 'PUT', path: '/api/portal/rest/orders/{orderId}/cancellation' },
  getOrderOptions: { method: 'GET', path: '/api/portal/rest/order-options' },
  listOrderSites: { method: 'GET', path: '/api/portal/rest/order-sites' },
  listOrderableQuotes: { method: 'GET', path: '/api/portal/rest/orderable-quotes' },
  listOrderDrafts: { method: 'GET', path: '/api/portal/rest/order-drafts' },
  createOrderDraft: { method: 'POST', path: '/api/portal/rest/order-drafts' },
  getOrderDraft: { method: 'GET', path: '/api/portal/rest/order-drafts/{draftId}' },
  changeOrderDraft: { method: 'PATCH', path: '/api/portal/rest/order-drafts/{draftId}' },
  deleteOrderDraft: { method: 'DELETE', path: '/api/portal/rest/order-drafts/{draftId}' },
  restoreOrderDraft: { method: 'PUT', path: '/api/portal/rest/order-drafts/{draftId}/restoration' },
  priceOrderDraft: { method: 'GET', path: '/api/portal/rest/order-drafts/{draftId}/price' },
  submitOrderDraft: { method: 'POST', path: '/api/portal/rest/order-drafts/{draftId}/order' },
} as const;
