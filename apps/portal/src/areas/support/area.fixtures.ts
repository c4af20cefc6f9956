import { brokenService } from './components/newCase.fixtures.ts';
import { serviceIssues, supportSummary, waitingCase } from './components/summary.fixtures.ts';
import type { CaseDetails } from './api.ts';

/** The case that is raised. */
export const raisedCase: CaseDetails = {
  ...waitingCase,
  caseNumber: '00012360',
  status: 'new',
  waitingFor: 'us',
  etag: '"1"',
  description: 'Down since this morning.',
  ourPriority: 'P1',
  issueStartedAt: null,
  intrusiveTestsAllowed: false,
  siteContact: null,
  accessHours: '',
  followers: [],
  whatHappensNext: 'An engineer looks at the line.',
  expectedResolutionAt: null,
  slaState: 'onTrack',
  resolution: null,
  incident: null,
  appointment: null,
  conversationId: 'CV-00012360',
  conversationTotal: 2,
  allowedActions: ['reply'],
};

const noFacets = { scope: [], waitingFor: [], status: [], impact: [], type: [], raisedBy: [] };

/** A working backend. */
export const areaFixtures = {
  api: {
    getSupportSummary: supportSummary,
    getServiceIssues: serviceIssues,
    createCase: () => Response.json(raisedCase, { status: 201 }),
    getCase: raisedCase,
    listCases: { page: 1, pageSize: 25, total: 1, items: [waitingCase], facets: noFacets },
    listServices: () => Response.json({ total: 1, items: [brokenService] }),
    getService: () => Response.json(brokenService),
    listColleagues: { items: [{ id: 'noor', name: 'Noor Rahman', email: 'noor.rahman@northgate.example' }] },
  },
  addresses: { '/support/cases/:caseNumber': '/support/cases/00012345' },
};
