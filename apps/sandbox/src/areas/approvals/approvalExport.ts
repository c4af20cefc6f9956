import type { ApprovalKind, ApprovalStatus } from '../../contract/generated/openapi.ts';
import { waitingForWords, type ListExportFormat } from '../jobs/exportFormat.ts';
import { headings } from '../jobs/headings.ts';

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

export const approvalExport = {
  name: 'approvals',
  headings: {
    id: headings.number,
    title: headings.approval,
    kind: headings.kind,
    status: headings.status,
    waitingFor: headings.waitingFor,
    subject: headings.about,
    nrc: headings.nrc,
    mrc: headings.mrc,
    tcv: headings.tcv,
    requestedBy: headings.requestedBy,
    requestedAt: headings.requested,
    dueAt: headings.due,
    ifNotDecided: headings.whatHappensThen,
    approver: headings.approver,
    decidedAt: headings.decided,
  },
  moments: ['requestedAt', 'dueAt', 'decidedAt'],
  words: { kind, status, waitingFor: waitingForWords },
} satisfies ListExportFormat;
