import type { StatusWord } from '@quayside/page-kit/schema';
import type { Project, ServiceDetails, ServiceSummary } from './api.ts';
import type { ChangeRequestDetails, ChangeRequestSummary } from './changeRequestsApi.ts';

/** The status of a service. */
export const serviceStatusWords: Record<ServiceSummary['status'], StatusWord> = {
  inDelivery: { text: 'In delivery', tone: 'info' },
  live: { text: 'Live', tone: 'positive' },
  livePending: { text: 'Live, change pending', tone: 'info' },
  suspended: { text: 'Suspended', tone: 'critical' },
  ceasing: { text: 'Ceasing', tone: 'caution' },
  ceased: { text: 'Ceased', tone: 'neutral' },
};

/** Whether a service works now. `none`: before it is live and after it has ceased. */
export const healthWords: Record<ServiceSummary['health'], StatusWord> = {
  up: { text: 'Up', tone: 'positive' },
  degraded: { text: 'Degraded', tone: 'caution' },
  down: { text: 'Down', tone: 'critical' },
  none: { text: 'Not monitored', tone: 'neutral' },
};

/** Whether a project or a delivery will be on time. */
export const outlookWords: Record<Project['outlook'], StatusWord> = {
  onTrack: { text: 'On track', tone: 'positive' },
  atRisk: { text: 'At risk', tone: 'caution' },
  delayed: { text: 'Delayed', tone: 'critical' },
  complete: { text: 'Complete', tone: 'neutral' },
};

/** The status of a change request. */
export const changeStatusWords: Record<ChangeRequestSummary['status'], StatusWord> = {
  draft: { text: 'Draft', tone: 'neutral' },
  submitted: { text: 'Submitted', tone: 'info' },
  assessing: { text: 'Assessing', tone: 'info' },
  awaitingApproval: { text: 'Awaiting approval', tone: 'caution' },
  scheduled: { text: 'Scheduled', tone: 'info' },
  implementing: { text: 'Implementing', tone: 'info' },
  done: { text: 'Done', tone: 'positive' },
  rejected: { text: 'Rejected', tone: 'critical' },
  rolledBack: { text: 'Rolled back', tone: 'critical' },
  cancelled: { text: 'Cancelled', tone: 'neutral' },
};

/** The text of each type of change request. */
export const changeTypeWords: Record<ChangeRequestSummary['type'], string> = {
  bandwidth: 'Bandwidth',
  ip: 'IP addresses',
  move: 'Move',
  contact: 'Site contact',
  cpe: 'Equipment',
  cease: 'Cease',
};

/** The text of each impact of a change. */
export const changeImpactWords: Record<ChangeRequestSummary['impact'], string> = {
  none: 'No interruption',
  brief: 'Up to five minutes',
  outage: 'Outage during the window',
};

/** The name of each field that a change can alter. */
export const changedFieldWords: Record<ChangeRequestDetails['diff'][number]['field'], string> = {
  bandwidth: 'Bandwidth',
  ipAddresses: 'IP addresses',
  site: 'Site',
  contact: 'Site contact',
  equipment: 'Equipment',
  service: 'Service',
  mrc: 'Monthly charge',
};

/** The text of each ending of a contract. */
export const endOfTermWords: Record<ServiceDetails['contract']['endOfTerm'], string> = {
  rollsMonthly: 'Continues monthly',
  renewsYearly: 'Renews for a year',
  ends: 'Ends',
};

/** The next step of a change request, by its status. */
export const changeNextWords: Record<ChangeRequestSummary['status'], string> = {
  draft: 'Nothing happens until you submit it.',
  submitted: 'We check that the change is possible, and tell you within two working days.',
  assessing: 'Our engineers plan the change. Then it goes to an approver of your company.',
  awaitingApproval: 'An approver of your company accepts or rejects it. The work waits until then.',
  scheduled: 'We make the change in its window. You need to do nothing.',
  implementing: 'We are making the change now.',
  done: 'The change is made.',
  rejected: 'The change is not made. You can request another one.',
  rolledBack: 'The change did not work, so we restored the service as it was. We will contact you.',
  cancelled: 'The change is not made.',
};
