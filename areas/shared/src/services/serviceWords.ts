import type { StatusWord } from '@quayside/page-kit/schema';
import type { ServiceSummary } from './serviceApi.ts';

export const serviceStatusWords: Record<ServiceSummary['status'], StatusWord> = {
  inDelivery: { text: 'In delivery', tone: 'info' },
  live: { text: 'Live', tone: 'positive' },
  livePending: { text: 'Live, change pending', tone: 'info' },
  suspended: { text: 'Suspended', tone: 'critical' },
  ceasing: { text: 'Ceasing', tone: 'caution' },
  ceased: { text: 'Ceased', tone: 'neutral' },
};
