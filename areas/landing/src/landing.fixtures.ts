import type { RecentItems } from '@quayside/page-kit/pins';
import type { Landing } from './api.ts';

const nothing = { mine: 0, company: 0 };

export const landing: Landing = {
  apollo: {
    waiting: {
      cases: { mine: 3, company: 12 },
      approvals: { mine: 3, company: 9 },
      services: { mine: 5, company: 5 },
      ports: { mine: 2, company: 2 },
      quotes: { mine: 4, company: 11 },
      cloudQuotes: { mine: 1, company: 2 },
      deals: { mine: 3, company: 8 },
    },
    next: {
      kind: 'approval',
      id: 'AP-7001',
      title: 'Excess construction charge at Bristol Temple Quay',
      dueAt: '2026-11-28T17:00:00Z',
    },
    health: { down: 2, degraded: 5 },
    incidents: [
      {
        id: 'IN-710',
        title: 'Fibre cut near Bristol Temple Meads',
        state: 'identified',
        town: 'Bristol',
        nextUpdateAt: '2026-11-21T12:00:00Z',
        affectedCount: 6,
      },
    ],
    plannedWorks: [
      {
        id: 'PW-2041',
        title: 'Software upgrade of a core router in Bristol',
        from: '2026-11-24T00:00:00Z',
        to: '2026-11-24T04:00:00Z',
        serviceCount: 3,
      },
      {
        id: 'PW-2044',
        title: 'New power supply at the Leeds exchange',
        from: '2026-11-26T00:00:00Z',
        to: '2026-11-26T06:00:00Z',
        serviceCount: 1,
      },
    ],
    facts: {
      openCases: 31,
      liveServices: 3120,
      openQuotes: 18,
      rangesWithoutAddress: 4,
      estimates: 6,
      openDeals: 9,
      newDocuments: 1,
    },
  },
  artemis: {
    waiting: { drafts: { mine: 3, company: 3 } },
    next: { kind: 'draft', id: 'OD-2', title: 'Leeds head office', dueAt: null },
  },
  news: [
    {
      kind: 'document',
      id: 'price-book-2026-11',
      title: 'Price book, November 2026',
      text: 'Monthly prices of every product',
      publishedAt: '2026-11-20T09:00:00Z',
    },
    {
      kind: 'announcement',
      id: 'NW-14',
      title: 'Compare prices site by site',
      text: 'A quote shows every bandwidth and term in one table.',
      publishedAt: '2026-11-16T09:00:00Z',
    },
  ],
};

/** The first day: nothing waits, is down, planned or new. */
export const firstDay: Landing = {
  apollo: {
    waiting: {
      cases: nothing,
      approvals: nothing,
      services: nothing,
      ports: nothing,
      quotes: nothing,
      cloudQuotes: nothing,
      deals: nothing,
    },
    next: null,
    health: { down: 0, degraded: 0 },
    incidents: [],
    plannedWorks: [],
    facts: {
      openCases: 0,
      liveServices: 0,
      openQuotes: 0,
      rangesWithoutAddress: 0,
      estimates: 0,
      openDeals: 0,
      newDocuments: 0,
    },
  },
  artemis: { waiting: { drafts: nothing }, next: null },
  news: [],
};

const longTitle = 'Excess construction charge for the second entry of the building at '.repeat(3);

/** Titles that do not fit, and large numbers. */
export const longTexts: Landing = {
  ...landing,
  apollo: landing.apollo && {
    ...landing.apollo,
    waiting: {
      ...landing.apollo.waiting,
      cases: { mine: 1234, company: 5_678_901 },
      approvals: { mine: 500, company: 12_345 },
      services: { mine: 98_765, company: 98_765 },
    },
    facts: { ...landing.apollo.facts, rangesWithoutAddress: 1159 },
    next: { kind: 'case', id: '00012345', title: longTitle, dueAt: null },
    incidents: [
      {
        id: 'IN-1',
        title: longTitle,
        state: 'investigating',
        town: 'Bristol',
        nextUpdateAt: null,
        affectedCount: 98_765,
      },
    ],
  },
  news: landing.news.map(({ kind, id, publishedAt }) => ({
    kind,
    id,
    title: longTitle,
    text: longTitle,
    publishedAt,
  })),
};

export const recentItems: RecentItems = {
  items: [
    {
      kind: 'service',
      id: 'QS-104200',
      title: 'Bristol Temple Quay 1 Gbps',
      href: '/services/QS-104200',
      openedAt: '2026-11-21T10:12:00Z',
    },
    {
      kind: 'case',
      id: '00012345',
      title: 'No connection since 06:40',
      href: '/support/cases/00012345',
      openedAt: '2026-11-21T09:50:00Z',
    },
  ],
};

export const receivedAtMs = Date.parse('2026-11-21T10:42:00Z');
