import type {
  ChangeImpact,
  ChangeRequestStatus,
  ChangeRequestType,
} from '../../contract/generated/openapi.ts';
import { waitingForWords, type ListExportFormat } from '../jobs/exportFormat.ts';
import { headings } from '../jobs/headings.ts';

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

export const changeExport = {
  name: 'change-requests',
  headings: {
    id: headings.number,
    title: headings.change,
    type: headings.type,
    status: headings.status,
    waitingFor: headings.waitingFor,
    impact: headings.impact,
    service: headings.service,
    siteName: headings.site,
    windowFrom: headings.windowBegins,
    windowTo: headings.windowEnds,
    requestedBy: headings.requestedBy,
    requestedAt: headings.requested,
    updatedAt: headings.updated,
  },
  moments: ['windowFrom', 'windowTo', 'requestedAt', 'updatedAt'],
  words: {
    type,
    status,
    waitingFor: waitingForWords,
    impact,
  },
} satisfies ListExportFormat;
