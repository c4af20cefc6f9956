import { approvalList, delegations, pendingApproval } from './approvals.fixtures.ts';

export const areaFixtures = {
  api: {
    listApprovals: approvalList,
    listSavedViews: { etag: '"1"' as const, items: [] },
    getApproval: pendingApproval,
    getApprovalDelegation: delegations,
    listColleagues: {
      items: [{ id: 'priya.shah', name: 'Priya Shah', email: 'priya.shah@northgate.example' }],
    },
  },
  addresses: { '/approvals/:approvalId': '/approvals/AP-7001' },
};
