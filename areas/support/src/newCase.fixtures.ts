import type { FoundService } from '@quayside/shared/services/api.ts';
import type { CaseDetails } from './api.ts';
import { emptyNewCase, type NewCaseValues } from './newCase/newCaseSchema.ts';
import { serviceIssues, waitingCase } from './summary.fixtures.ts';

export const brokenService: FoundService = {
  id: 'QS-104200',
  name: 'Bristol Temple Quay 1 Gbps',
  product: 'Internet Access',
  health: 'down',
  aEnd: { name: 'Bristol Temple Quay', postcode: 'BS1 6DZ' },
};

export const answeredFault: NewCaseValues = {
  ...emptyNewCase,
  service: brokenService,
  type: 'fault',
  subject: 'No light on the WAN port',
  description: 'Down since this morning.\nWe restarted the router twice.',
  impact: 'down',
  priority: 'high',
  customerReference: 'INC-4471',
  startedDay: '2026-11-20',
  startedTime: '07:50',
  intrusiveTestsAllowed: true,
  contactName: 'Tom Ellery',
  contactPhone: '020 7946 0018',
  accessHours: 'Monday to Friday, 8:00 to 18:00',
  followers: [{ id: 'noor', name: 'Noor Rahman' }],
};

/** A question that is not about a service. */
export const answeredQuestion: NewCaseValues = {
  ...emptyNewCase,
  about: 'other',
  type: 'billing',
  subject: 'Purchase order number is missing',
  description: 'Invoice 2026-1042 lacks our purchase order number.',
};

const raisedCase: CaseDetails = {
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
  refusedActions: [],
  changedBy: null,
  changedAt: null,
};

export const newCaseApi = {
  getServiceIssues: serviceIssues,
  createCase: () => Response.json(raisedCase, { status: 201 }),
  getCase: raisedCase,
  listServices: () => Response.json({ total: 1, items: [brokenService] }),
  getService: () => Response.json(brokenService),
  listColleagues: { items: [{ id: 'noor', name: 'Noor Rahman', email: 'noor.rahman@northgate.example' }] },
};
