import { approvalPath } from '@quayside/contract/paths/approvals';
import { estimatePath } from '@quayside/contract/paths/cloud';
import { quotePath } from '@quayside/contract/paths/quoting';
import { changePath, deliveryPath, servicesPath } from '@quayside/contract/paths/services';
import { casePath } from '@quayside/contract/paths/support';
import type { DashboardChange } from './api.ts';

export const changeKinds: Record<
  DashboardChange['kind'],
  { readonly label: string; readonly hrefOf: (id: string) => string }
> = {
  case: { label: 'Case', hrefOf: (id) => casePath.href({ caseNumber: id }) },
  delivery: { label: 'Order', hrefOf: (id) => deliveryPath.href({ caseNumber: id }) },
  changeRequest: { label: 'Change request', hrefOf: (id) => changePath.href({ id }) },
  approval: { label: 'Approval', hrefOf: (id) => approvalPath.href({ approvalId: id }) },
  quote: { label: 'Quote', hrefOf: (id) => quotePath.href({ number: id }) },
  estimate: { label: 'Cloud estimate', hrefOf: (id) => estimatePath.href({ number: id }) },
  // An incident is named by its town: the services there that do not work.
  incident: { label: 'Incident', hrefOf: (id) => servicesPath.href({ q: id, health: ['down', 'degraded'] }) },
};
