import type { CaseDetails } from './api.ts';
import { waitingCase } from './summary.fixtures.ts';

/** The present time of the stories: 21 Nov 2026, 10:00 UTC. */
export const nowMs: number = Date.UTC(2026, 10, 21, 10);

export const caseDetails: CaseDetails = {
  etag: '"7"',
  ...waitingCase,
  unreadCount: 1,
  isFollowed: true,
  description: 'The line has been down since this morning. The router shows no light on the WAN port.',
  ourPriority: 'P1',
  issueStartedAt: '2026-11-20T07:50:00Z',
  intrusiveTestsAllowed: true,
  siteContact: { name: 'Tom Ellery', phone: '020 7946 0018' },
  accessHours: 'Monday to Friday, 8:00 to 18:00',
  followers: [
    { id: 'noor', name: 'Noor Rahman' },
    { id: 'amelia', name: 'Amelia Hartley' },
  ],
  whatHappensNext: 'Confirm that our engineer may visit tomorrow between 8:00 and 12:00.',
  expectedResolutionAt: '2026-11-21T18:00:00Z',
  slaState: 'atRisk',
  resolution: null,
  incident: {
    id: 'IN-710',
    title: 'Fibre cut near Bristol Temple Meads',
    state: 'identified',
    startedAt: '2026-11-20T06:50:00Z',
    nextUpdateAt: '2026-11-21T11:00:00Z',
    affects: 'About 40 services in the centre of Bristol are down.',
  },
  appointment: {
    from: '2026-11-22T08:00:00Z',
    to: '2026-11-22T12:00:00Z',
    engineer: 'Daniel Boateng',
    state: 'proposed',
  },
  conversationId: 'CV-00012345',
  conversationTotal: 4,
  allowedActions: ['reply', 'follow', 'addFollowers', 'changePriority', 'close'],
  refusedActions: [],
  changedBy: null,
  changedAt: null,
};

export const openCase: CaseDetails = {
  ...caseDetails,
  status: 'inProgress',
  waitingFor: 'us',
  whatHappensNext:
    'Our engineers are working on it. We write to you at the latest when the next update is due.',
  slaState: 'onTrack',
  appointment: null,
  incident: null,
};

/** A case with a solution that waits for the customer's decision. */
export const solvedCase: CaseDetails = {
  ...openCase,
  status: 'resolved',
  waitingFor: 'you',
  whatHappensNext:
    'Please tell us whether the solution works. If we hear nothing, the case closes automatically.',
  slaState: 'paused',
  resolution: {
    summary:
      'We replaced the fibre in the duct outside the building. The line has been stable for two hours.',
    proposedAt: '2026-11-21T09:00:00Z',
    closesAt: '2026-11-26T09:00:00Z',
    decision: 'pending',
  },
  allowedActions: ['reply', 'follow', 'addFollowers', 'changePriority', 'decideResolution'],
};

export const closedCase: CaseDetails = {
  ...openCase,
  status: 'closed',
  waitingFor: null,
  whatHappensNext: 'The case is closed. If it happens again, raise a new one.',
  nextUpdateDueAt: null,
  expectedResolutionAt: null,
  slaState: 'met',
  resolution: {
    summary: 'We replaced the fibre in the duct outside the building.',
    proposedAt: '2026-11-21T09:00:00Z',
    closesAt: '2026-11-26T09:00:00Z',
    decision: 'accepted',
  },
  allowedActions: ['follow', 'addFollowers'],
};
