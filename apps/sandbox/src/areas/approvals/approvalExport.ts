import type { ApprovalKind, ApprovalStatus } from '../../contract/generated/openapi.ts';
import { waitingForWords, type ListExportFormat } from '../jobs/exportFormat.ts';

const kind: Record<ApprovalKind, string> = {
  order: 'Order',
  ecc: 'Excess construction charge',
  change: 'Change',
  cease: 'Cease',
  discount: 'Discount',
  access: 'Access',
  deal: 'Deal',
};

const status: Record<ApprovalStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  superseded: 'Superseded',
};

/** The format of exported approvals, in the words of the portal. */
export const approvalExport = {
  name: 'approvals',
  headings: {
    id: 'Number',
    title: 'Approval',
    kind: 'Kind',
    status: 'Status',
    waitingFor: 'Waiting for',
    subject: 'About',
    nrc: 'One-off, NRC (GBP, excluding VAT)',
    mrc: 'Monthly, MRC (GBP, excluding VAT)',
    tcv: 'Total over the term, TCV (GBP, excluding VAT)',
    requestedBy: 'Requested by',
    requestedAt: 'Requested',
    dueAt: 'Due',
    ifNotDecided: 'What happens then',
    approver: 'Approver',
    decidedAt: 'Decided',
  },
  moments: ['requestedAt', 'dueAt', 'decidedAt'],
  words: { kind, status, waitingFor: waitingForWords },
} satisfies ListExportFormat;
