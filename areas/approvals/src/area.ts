import { rules } from '@quayside/contract/access';
import type { approvalPath, approvalsPath } from '@quayside/contract/paths/approvals';
import type { AddressOf, PatternOf } from '@quayside/portal-core/addresses';
import { defineArea } from '@quayside/portal-core/react';

export const approvalsArea = defineArea({
  id: 'approvals',
  routes: [
    {
      path: '/approvals' satisfies PatternOf<typeof approvalsPath>,
      title: 'Approvals',
      access: rules.apolloApprovals,
      view: 'apollo',
      page: async () => (await import('./list/ApprovalsPage.tsx')).ApprovalsPage,
      children: [
        {
          path: '/approvals/:approvalId' satisfies PatternOf<typeof approvalPath>,
          title: 'Approval',
          page: async () => (await import('./approval/ApprovalPage.tsx')).ApprovalPage,
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
  ],
  search: [
    {
      kind: 'approval',
      label: 'Approvals',
      identifierShape: /^ap\d/,
      access: rules.apolloApprovals,
      listPath: '/approvals?scope=all' satisfies AddressOf<typeof approvalsPath>,
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
