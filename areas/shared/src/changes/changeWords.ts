import type { StatusWord } from '@quayside/page-kit/schema';
import type { ChangeRequestSummary } from './api.ts';

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

export const changeTypeWords: Record<ChangeRequestSummary['type'], string> = {
  bandwidth: 'Bandwidth',
  ip: 'IP addresses',
  move: 'Move',
  contact: 'Site contact',
  cpe: 'Equipment',
  cease: 'Cease',
};
