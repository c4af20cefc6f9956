import type { StatusWord } from '@quayside/page-kit/schema';
import type { RelatedCase } from './api.ts';

export const caseStatusWords: Record<RelatedCase['status'], StatusWord> = {
  new: { text: 'New', tone: 'info' },
  inProgress: { text: 'In progress', tone: 'info' },
  waitingForYou: { text: 'Answer needed', tone: 'caution' },
  withSupplier: { text: 'With our supplier', tone: 'info' },
  resolved: { text: 'Resolved, please confirm', tone: 'caution' },
  closed: { text: 'Closed', tone: 'neutral' },
  cancelled: { text: 'Cancelled', tone: 'neutral' },
};

export const caseImpactWords: Record<RelatedCase['impact'], StatusWord> = {
  down: { text: 'Down', tone: 'critical' },
  intermittent: { text: 'Intermittent', tone: 'caution' },
  degraded: { text: 'Degraded', tone: 'caution' },
  none: { text: 'No impact', tone: 'neutral' },
};
