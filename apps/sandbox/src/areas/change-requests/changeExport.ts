import type {
  ChangeImpact,
  ChangeRequestStatus,
  ChangeRequestType,
} from '../../contract/generated/openapi.ts';
import { waitingForWords, type ListExportFormat } from '../jobs/exportFormat.ts';

const type: Record<ChangeRequestType, string> = {
  bandwidth: 'Bandwidth',
  ip: 'IP addresses',
  move: 'Move',
  contact: 'Site contact',
  cpe: 'Equipment',
  cease: 'Cease',
};

const status: Record<ChangeRequestStatus, string> = {
  draft: 'Draft',
  submitted: 'Submitted',
  assessing: 'Assessing',
  awaitingApproval: 'Awaiting approval',
  scheduled: 'Scheduled',
  implementing: 'Implementing',
  done: 'Done',
  rejected: 'Rejected',
  rolledBack: 'Rolled back',
  cancelled: 'Cancelled',
};

const impact: Record<ChangeImpact, string> = {
  none: 'No interruption',
  brief: 'Up to five minutes',
  outage: 'Outage during the window',
};

/** The format of exported change requests, in the words of the portal. */
export const changeExport = {
  name: 'change-requests',
  headings: {
    id: 'Number',
    title: 'Change',
    type: 'Type',
    status: 'Status',
    waitingFor: 'Waiting for',
    impact: 'Impact',
    service: 'Service',
    siteName: 'Site',
    windowFrom: 'Window begins',
    windowTo: 'Window ends',
    requestedBy: 'Requested by',
    requestedAt: 'Requested',
    updatedAt: 'Updated',
  },
  moments: ['windowFrom', 'windowTo', 'requestedAt', 'updatedAt'],
  words: {
    type,
    status,
    waitingFor: waitingForWords,
    impact,
  },
} satisfies ListExportFormat;
