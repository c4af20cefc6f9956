// Generated from docs/openapi by `npm run generate`. Change the document, not this file.

/** The method and path of each operation, by its id. */
export const operations = {
  listApprovals: { method: 'GET', path: '/api/portal/rest/approvals' },
  getApproval: { method: 'GET', path: '/api/portal/rest/approvals/{approvalId}' },
  decideApproval: { method: 'PUT', path: '/api/portal/rest/approvals/{approvalId}/decision' },
  askApprovalQuestion: { method: 'POST', path: '/api/portal/rest/approvals/{approvalId}/questions' },
  decideApprovals: { method: 'POST', path: '/api/portal/rest/approval-decisions' },
  getApprovalDelegation: { method: 'GET', path: '/api/portal/rest/approval-delegation' },
  delegateApprovals: { method: 'PUT', path: '/api/portal/rest/approval-delegation' },
  endApprovalDelegation: { method: 'DELETE', path: '/api/portal/rest/approval-delegation' },
  createApprovalExport: { method: 'POST', path: '/api/portal/rest/approval-exports' },
} as const;
