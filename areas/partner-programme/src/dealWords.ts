import type { LastChange } from '@quayside/page-kit/versions';
import type { StatusWord } from '@quayside/page-kit/schema';
import type { DealDetails, DealProduct, DealStatus } from './api.ts';

export const dealStatusWords: Record<DealStatus, StatusWord> = {
  draft: { text: 'Draft', tone: 'neutral' },
  pending: { text: 'Pending', tone: 'info' },
  approved: { text: 'Approved', tone: 'positive' },
  returned: { text: 'Returned for details', tone: 'caution' },
  rejected: { text: 'Rejected', tone: 'critical' },
  expired: { text: 'Expired', tone: 'neutral' },
};

export const dealProductWords: Record<DealProduct, string> = {
  wan: 'WAN',
  internetAccess: 'Internet access',
  backupLines: 'Backup lines',
  voice: 'Voice',
  cloud: 'Cloud',
  contactCentre: 'Contact centre',
};

export const dealEventWords: Record<DealDetails['history'][number]['event'], string> = {
  registered: 'Registered',
  companyApproved: 'Approved by your company',
  companyRejected: 'Rejected by your company',
  returned: 'Returned for details',
  answered: 'Details sent',
  approved: 'Approved',
  rejected: 'Rejected',
  extended: 'Protection extended',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  quoteStarted: 'Quote started',
};

export function latestDealEvent({ history: [last] }: DealDetails): LastChange | undefined {
  return last && { by: last.by, what: dealEventWords[last.event], at: last.at };
}

/** By how many days a protection can be extended, once. */
export const EXTENSION_DAYS = 60;
