import { definePath, listQuery, oneId, oneOf, paramsQuery } from '@quayside/portal-core/addresses';

const milestones = [
  'received',
  'validated',
  'surveyBooked',
  'surveyDone',
  'charges',
  'consents',
  'build',
  'dateConfirmed',
  'install',
  'activate',
  'handover',
  'complete',
] as const;

export const servicesPath = definePath('/services', {
  query: listQuery({
    filters: {
      waitingFor: ['you', 'colleague', 'us', 'thirdParty'],
      health: ['up', 'degraded', 'down', 'none'],
      status: ['inDelivery', 'live', 'livePending', 'suspended', 'ceasing', 'ceased'],
      product: [
        'Internet Access',
        'SD-WAN Connect',
        'Layer 2 Ethernet',
        'MPLS VPN',
        'Carrier Connect',
        'SIP Trunking',
      ],
      contractEndsWithin: ['30', '90', '180', '365'],
      openCases: ['true'],
      milestone: milestones,
      projectId: oneId,
      siteId: oneId,
    },
    sorts: [
      'name',
      '-name',
      'id',
      '-id',
      'product',
      '-product',
      'site',
      '-site',
      'bandwidth',
      '-bandwidth',
      'contractEnd',
      '-contractEnd',
      'mrc',
      '-mrc',
      'openCases',
      '-openCases',
    ],
  }),
});

/** A service. `page` is the page of its documents. */
export const servicePath = definePath('/services/:serviceId', {
  query: paramsQuery({
    tab: ['overview', 'sites', 'contract', 'changes', 'cases', 'documents'],
    page: { isOne: (text) => /^[1-9]\d{0,3}$/.test(text) },
  }),
});

export const ceasePath = definePath('/services/:serviceId/cease');

/** The open deliveries. */
export const deliveriesPath = definePath('/services/deliveries', {
  query: listQuery({
    filters: {
      waitingFor: ['you', 'colleague', 'us', 'thirdParty'],
      outlook: ['onTrack', 'atRisk', 'delayed'],
      milestone: milestones,
      projectId: oneId,
    },
    sorts: [
      'by',
      '-by',
      'service',
      '-service',
      'milestone',
      '-milestone',
      'requested',
      '-requested',
      'indicative',
      '-indicative',
      'committed',
      '-committed',
    ],
  }),
});

/** What a delivery asks, open beside the list. */
export const answerPath = definePath('/services/deliveries', { query: paramsQuery({ answer: oneId }) });

export const projectsPath = definePath('/services/projects', {
  query: listQuery({
    filters: { outlook: ['onTrack', 'atRisk', 'delayed', 'complete'] },
    // Those in trouble first.
    sorts: ['outlook'],
  }),
});

export const deliveryPath = definePath('/services/provisioning-cases/:caseNumber');

export const changesPath = definePath('/services/change-requests', {
  query: listQuery({
    filters: {
      waitingFor: ['you', 'colleague', 'us', 'thirdParty'],
      status: [
        'open',
        'draft',
        'submitted',
        'assessing',
        'awaitingApproval',
        'scheduled',
        'implementing',
        'done',
        'rejected',
        'rolledBack',
        'cancelled',
      ],
      type: ['bandwidth', 'ip', 'move', 'contact', 'cpe', 'cease'],
      age: ['week', 'month', 'older'],
      serviceId: oneId,
    },
    sorts: ['-updatedAt', 'updatedAt', '-requestedAt', 'requestedAt', 'window', '-window', 'title', '-title'],
  }),
});

export const changeDashboardPath = definePath('/services/change-requests/dashboard');

export const newChangePath = definePath('/services/change-requests/new', {
  query: paramsQuery({
    serviceId: oneId,
    type: oneOf('bandwidth', 'ip', 'move', 'contact', 'cpe', 'cease'),
  }),
});

export const changePath = definePath('/services/change-requests/:id');
