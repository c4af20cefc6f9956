import { definePath, listQuery } from '@quayside/portal-core/addresses';

export const approvalsPath = definePath('/approvals', {
  query: listQuery({
    filters: {
      scope: ['delegated', 'all'],
      status: ['pending', 'approved', 'rejected', 'withdrawn', 'expired', 'superseded'],
      kind: ['order', 'ecc', 'change', 'cease', 'discount', 'access', 'deal'],
      due: ['overdue', 'week', 'later'],
      requestedBy: /^[\w.@-]{1,60}$/,
    },
    sorts: ['dueAt', '-dueAt', '-requestedAt', 'requestedAt', 'title', '-title', '-tcv', 'tcv'],
  }),
});

export const approvalPath = definePath('/approvals/:approvalId');
