import { defineArea, rules } from '@quayside/portal-core/react';

export const approvalsArea = defineArea({
  id: 'approvals',
  routes: [{ path: '/approvals', title: 'Approvals', access: rules.apolloApprovals, view: 'apollo' }],
});
