import type { Landing } from '../../contract/generated/openapi.ts';

type NewsItem = Landing['news'][number];

export interface Announcement extends NewsItem {
  readonly kind: 'announcement';
  /** Only users with access to this area get the announcement. */
  readonly area: 'quotes' | 'services' | 'artemisOrders';
}

/** The announcements about the portal, newest first. */
export const announcements: readonly Announcement[] = [
  {
    kind: 'announcement',
    area: 'quotes',
    id: 'NW-14',
    title: 'Compare prices site by site',
    text: 'A quote shows every bandwidth and term in one table. Choose one price for each site.',
    publishedAt: '2026-11-16T09:00:00Z',
  },
  {
    kind: 'announcement',
    area: 'artemisOrders',
    id: 'NW-13',
    title: 'Continue an order where you left it',
    text: 'We save a draft while you order. Continue it from the landing page.',
    publishedAt: '2026-11-02T09:00:00Z',
  },
  {
    kind: 'announcement',
    area: 'services',
    id: 'NW-12',
    title: 'Answer deliveries where you read them',
    text: 'Confirm a survey, upload a wayleave or accept a charge on the page of the delivery.',
    publishedAt: '2026-10-26T09:00:00Z',
  },
];
