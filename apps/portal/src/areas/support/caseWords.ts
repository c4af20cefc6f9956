import type { StatusWord } from '../../domain/entities/words.ts';
import type { CaseDetails, CaseSummary } from './api.ts';

export { caseImpactWords, caseStatusWords } from '../../domain/cases/caseWords.ts';

/** The customer's own priority. */
export const casePriorityWords: Record<CaseSummary['priority'], string> = {
  low: 'Low',
  normal: 'Normal',
  high: 'High',
  urgent: 'Urgent',
};

/** What a case is about. */
export const caseTypeWords: Record<CaseSummary['type'], string> = {
  fault: 'Fault',
  serviceRequest: 'Service request',
  billing: 'Billing',
  orderQuery: 'Order query',
  information: 'Information',
};

/** Whether the case is solved in the agreed time. */
export const slaStateWords: Record<CaseDetails['slaState'], StatusWord> = {
  onTrack: { text: 'On track', tone: 'positive' },
  atRisk: { text: 'At risk', tone: 'caution' },
  missed: { text: 'Missed', tone: 'critical' },
  paused: { text: 'Paused', tone: 'neutral' },
  met: { text: 'Met', tone: 'positive' },
};
