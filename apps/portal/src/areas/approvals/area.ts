import { rules } from '@quayside/contract/access';
import { defineArea } from '@quayside/portal-core/react';

export const approvalsArea = defineArea({
  id: 'approvals',
  routes: [
    {
      path: '/approvals',
      title: 'Approvals',
      access: rules.apolloApprovals,
      view: 'apollo',
      page: async () => (await import('./pages/ApprovalsPage.tsx')).ApprovalsPage,
      children: [
        {
          path: ':approvalId',
          title: 'Approval',
          page: async () => (await import('./pages/ApprovalPage.tsx')).ApprovalPage,
        },
      ],
    },
  ],
  dashboard: [
    {
      id: 'waiting-approvals',
      title: 'Approvals',
      access: rules.apolloApprovals,
      placement: 'waiting',
      card: async () => (await import('./dashboard/WaitingApprovalsCard.tsx')).WaitingApprovalsCard,
    },
    {
      id: 'waiting-charges',
      title: 'Charges to approve',
      access: rules.apolloApprovals,
      placement: 'waiting',
      card: async () => (await import('./dashboard/WaitingChargesCard.tsx')).WaitingChargesCard,
    },
  ],
  search: [
    {
      kind: 'approval',
      label: 'Approvals',
      identifierShape: /^ap\d/,
      access: rules.apolloApprovals,
      listPath: '/approvals?scope=all',
      search: async () => (await import('./searchApprovals.ts')).searchApprovals,
    },
  ],
  pins: [
    {
      kind: 'approval',
      access: rules.apolloApprovals,
      resolve: async () => (await import('./pins/resolveApproval.ts')).resolveApproval,
    },
  ],
});
