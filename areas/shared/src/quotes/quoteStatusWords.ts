import type { StatusWord } from '@quayside/page-kit/schema';

export const quoteStatusWords = {
  draft: { text: 'Draft', tone: 'neutral' },
  pricing: { text: 'Pricing', tone: 'info' },
  ready: { text: 'Ready', tone: 'positive' },
  partPriced: { text: 'Part priced', tone: 'caution' },
  ordered: { text: 'Ordered', tone: 'positive' },
  declined: { text: 'Declined', tone: 'neutral' },
  expired: { text: 'Expired', tone: 'caution' },
  cancelled: { text: 'Cancelled', tone: 'neutral' },
} as const satisfies Readonly<Record<string, StatusWord>>;
