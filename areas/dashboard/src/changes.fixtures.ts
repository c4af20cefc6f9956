import type { DashboardChanges } from './api.ts';

export const dashboardChanges: DashboardChanges = {
  since: '2026-11-20T16:20:00Z',
  lastVisitAt: '2026-11-20T16:20:00Z',
  isFirstDay: false,
  total: 34,
  items: [
    {
      kind: 'case',
      id: '00012345',
      title: 'Loss of service at Bristol Temple Quay',
      text: 'Marta Kowalska needs your answer.',
      at: '2026-11-21T09:30:00Z',
    },
    {
      kind: 'incident',
      id: 'Bristol',
      title: 'Fibre cut near Bristol Temple Meads',
      text: 'About 40 services in the centre of Bristol are down.',
      at: '2026-11-21T07:30:00Z',
    },
    {
      kind: 'delivery',
      id: 'PC-204292',
      title: 'Sheffield Exchange 2 Gbps',
      text: 'The date moved. The carrier moved the survey.',
      at: '2026-11-21T06:12:00Z',
    },
    {
      kind: 'approval',
      id: 'AP-7001',
      title: 'Excess construction charge at Sheffield Exchange',
      text: 'It waits for your decision.',
      at: '2026-11-20T18:40:00Z',
    },
    {
      kind: 'quote',
      id: 'QT-40001',
      title: 'Fourteen shops',
      text: 'The prices are ready.',
      at: '2026-11-20T17:05:00Z',
    },
    {
      kind: 'changeRequest',
      id: 'CR-3001',
      title: 'More bandwidth, Leeds Park Row',
      text: 'It is scheduled.',
      at: '2026-11-20T16:50:00Z',
    },
    {
      kind: 'estimate',
      id: 'CE-1001',
      title: 'Booking site',
      text: 'The quote is ready.',
      at: '2026-11-20T16:30:00Z',
    },
  ],
};

export const firstVisit: DashboardChanges = { ...dashboardChanges, lastVisitAt: null, isFirstDay: true };

const longWord = 'Leistungsverzeichnisänderungsantrag';

/** Names that do not fit, and a name from right to left. */
export const longChanges: DashboardChanges = {
  ...dashboardChanges,
  items: [
    {
      kind: 'case',
      id: '00012345',
      title: 'انقطاع الخدمة في بريستول',
      text: 'Marta Kowalska needs your answer.',
      at: '2026-11-21T09:30:00Z',
    },
    {
      kind: 'delivery',
      id: 'PC-204292',
      title: `${longWord.repeat(3)} ${longWord}`,
      text: longWord.repeat(4),
      at: '2026-11-21T06:12:00Z',
    },
  ],
};
