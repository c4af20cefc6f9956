import type { StatusWord } from '@quayside/page-kit/schema';
import type { CaseDetails, CaseSummary, ServiceIssues, SupportSummary } from './api.ts';

export { caseImpactWords, caseStatusWords } from '@quayside/shared/cases/caseWords.ts';

/** The customer's own priority. */
export const casePriorityWords: Record<CaseSummary['priority'], string> = {
  low: 'Low',
  normal: 'Normal',
  high: 'High',
  urgent: 'Urgent',
};

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

export const incidentStateWords: Record<ServiceIssues['incidents'][number]['state'], string> = {
  investigating: 'We’re looking for the cause',
  identified: 'We know the cause',
  monitoring: 'Repaired, and we’re watching it',
  resolved: 'Over',
};

/** Returns the name of the customer's own reference, by the type of case. */
export function referenceTerm(type: string): string {
  if (type === 'billing') return 'Invoice number or your reference';
  return type === 'orderQuery' ? 'Order number or your reference' : 'Your reference';
}

export const caseAgeWords: Record<SupportSummary['openByAge'][number]['id'], string> = {
  day: 'Up to a day',
  week: 'Up to a week',
  month: 'Up to a month',
  older: 'Over a month',
};
