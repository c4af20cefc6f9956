import type { StatusWord } from '@quayside/page-kit/schema';
import type { ServiceDetails, ServiceSummary } from '@quayside/shared/services/serviceApi.ts';

/** Whether a service works now. `none`: before it is live and after it has ceased. */
export const healthWords: Record<ServiceSummary['health'], StatusWord> = {
  up: { text: 'Up', tone: 'positive' },
  degraded: { text: 'Degraded', tone: 'caution' },
  down: { text: 'Down', tone: 'critical' },
  none: { text: 'Not monitored', tone: 'neutral' },
};

export const endOfTermWords: Record<ServiceDetails['contract']['endOfTerm'], string> = {
  rollsMonthly: 'Continues monthly',
  renewsYearly: 'Renews for a year',
  ends: 'Ends',
};
