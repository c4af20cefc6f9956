import type { DashboardChange } from './api.ts';

/** The name of each kind of changed item, and the address of its page. */
export const changeKinds: Record<
  DashboardChange['kind'],
  { readonly label: string; readonly hrefOf: (id: string) => string }
> = {
  case: { label: 'Case', hrefOf: (id) => `/support/cases/${id}` },
  delivery: { label: 'Order', hrefOf: (id) => `/services/provisioning-cases/${id}` },
  changeRequest: { label: 'Change request', hrefOf: (id) => `/services/change-requests/${id}` },
  approval: { label: 'Approval', hrefOf: (id) => `/approvals/${id}` },
  quote: { label: 'Quote', hrefOf: (id) => `/1access/quotes/${id}` },
  estimate: { label: 'Cloud estimate', hrefOf: (id) => `/cloud/estimates/${id}` },
  // An incident is named by its town: the services there that do not work.
  incident: { label: 'Incident', hrefOf: (id) => `/services?q=${id}&health=down,degraded` },
};
