import type { CaseSummary, ServiceIssues, SupportSummary } from './api.ts';

export const receivedAtMs = Date.UTC(2026, 10, 21, 10, 42);

export const waitingCase: CaseSummary = {
  caseNumber: '00012345',
  subject: 'Loss of service at Bristol Temple Quay',
  type: 'fault',
  status: 'waitingForYou',
  waitingFor: 'you',
  impact: 'down',
  priority: 'high',
  service: { id: 'QS-104200', name: 'Bristol Temple Quay 1 Gbps', product: 'Internet Access' },
  siteName: 'Bristol Temple Quay',
  customerReference: 'INC-4471',
  raisedBy: { id: 'noor', name: 'Noor Rahman' },
  raisedAt: '2026-11-20T08:12:00Z',
  updatedAt: '2026-11-21T09:30:00Z',
  nextUpdateDueAt: '2026-11-21T13:30:00Z',
  unreadCount: 2,
  isFollowed: false,
};

/** A case without a service. */
export const invoiceCase: CaseSummary = {
  ...waitingCase,
  caseNumber: '00012348',
  subject: 'Purchase order number is missing on our invoice',
  type: 'billing',
  status: 'inProgress',
  waitingFor: 'us',
  impact: 'none',
  service: null,
  siteName: null,
  unreadCount: 0,
  isFollowed: true,
};

const plannedWork: SupportSummary['plannedWorks'][number] = {
  id: 'PW-2041',
  title: 'Software upgrade of a core router in Bristol',
  from: '2026-11-24T00:00:00Z',
  to: '2026-11-24T04:00:00Z',
  expectedImpact: 'Two interruptions of up to five minutes',
  serviceCount: 3,
  services: [{ id: 'QS-104200', name: 'Bristol Temple Quay 1 Gbps', product: 'Internet Access' }],
};

export const supportSummary: SupportSummary = {
  waitingForColleagues: 0,
  waitingForYou: { total: 12, items: [waitingCase, { ...waitingCase, caseNumber: '00012346' }] },
  openByAge: [
    { id: 'day', total: 3 },
    { id: 'week', total: 5 },
    { id: 'month', total: 2 },
    { id: 'older', total: 10 },
  ],
  openByImpact: [
    { id: 'down', total: 1 },
    { id: 'intermittent', total: 2 },
    { id: 'degraded', total: 3 },
    { id: 'none', total: 14 },
  ],
  plannedWorks: [plannedWork, { ...plannedWork, id: 'PW-2044', serviceCount: 1 }],
  recentUpdates: [waitingCase, invoiceCase],
};

/** A company that has never raised a case. */
export const firstDaySummary: SupportSummary = {
  waitingForYou: { total: 0, items: [] },
  waitingForColleagues: 0,
  openByAge: supportSummary.openByAge.map(({ id }) => ({ id, total: 0 })),
  openByImpact: supportSummary.openByImpact.map(({ id }) => ({ id, total: 0 })),
  plannedWorks: [],
  recentUpdates: [],
};

export const incident: ServiceIssues['incidents'][number] = {
  id: 'IN-710',
  title: 'Fibre cut near Bristol Temple Meads',
  state: 'identified',
  affects: 'About 40 services in the centre of Bristol are down.',
  startedAt: '2026-11-21T07:30:00Z',
  nextUpdateAt: '2026-11-21T11:30:00Z',
};

/** A service with an incident, planned works and open cases. */
export const serviceIssues: ServiceIssues = {
  incidents: [incident],
  plannedWorks: [plannedWork],
  openCases: [waitingCase, { ...invoiceCase, subject: 'A second address for the router' }],
};

export const noIssues: ServiceIssues = { incidents: [], plannedWorks: [], openCases: [] };

const longWord = 'Leistungsverzeichnisänderungsantrag';

/** Names that do not fit, and a name from right to left. */
export const longSummary: SupportSummary = {
  ...supportSummary,
  waitingForYou: {
    total: 1234,
    items: [{ ...waitingCase, subject: `${longWord.repeat(5)} ${longWord}` }],
  },
  recentUpdates: [{ ...waitingCase, subject: 'انقطاع الخدمة في بريستول', unreadCount: 120 }],
  plannedWorks: [
    { ...plannedWork, title: `${longWord} ${longWord.repeat(3)}`, expectedImpact: longWord.repeat(3) },
  ],
};
