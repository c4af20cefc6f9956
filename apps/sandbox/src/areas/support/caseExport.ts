import type { CaseImpact, CasePriority, CaseStatus, CaseType } from '../../contract/generated/openapi.ts';
import { waitingForWords, type ListExportFormat } from '../jobs/exportFormat.ts';
import { headings } from '../jobs/headings.ts';

const type: Record<CaseType, string> = {
  fault: 'Fault',
  serviceRequest: 'Service request',
  billing: 'Billing',
  orderQuery: 'Order query',
  information: 'Information',
};

const status: Record<CaseStatus, string> = {
  new: 'New',
  inProgress: 'In progress',
  waitingForYou: 'Answer needed',
  withSupplier: 'With our supplier',
  resolved: 'Resolved, please confirm',
  closed: 'Closed',
  cancelled: 'Cancelled',
};

const impact: Record<CaseImpact, string> = {
  down: 'Down',
  intermittent: 'Intermittent',
  degraded: 'Degraded',
  none: 'No impact',
};

const priority: Record<CasePriority, string> = {
  low: 'Low',
  normal: 'Normal',
  high: 'High',
  urgent: 'Urgent',
};

export const caseExport = {
  name: 'cases',
  headings: {
    caseNumber: headings.number,
    subject: headings.case,
    type: headings.type,
    status: headings.status,
    waitingFor: headings.waitingFor,
    impact: headings.impact,
    priority: headings.priority,
    service: headings.service,
    siteName: headings.site,
    customerReference: headings.yourReference,
    raisedBy: headings.raisedBy,
    raisedAt: headings.raised,
    nextUpdateDueAt: headings.nextUpdate,
    updatedAt: headings.updated,
  },
  moments: ['raisedAt', 'nextUpdateDueAt', 'updatedAt'],
  words: {
    type,
    status,
    waitingFor: waitingForWords,
    impact,
    priority,
  },
} satisfies ListExportFormat;
