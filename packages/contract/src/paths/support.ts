import {
  definePath,
  listQuery,
  oneDay,
  oneId,
  oneOf,
  oneText,
  paramsQuery,
} from '@quayside/portal-core/addresses';

export const supportPath = definePath('/support');

export const casesPath = definePath('/support/cases', {
  query: listQuery({
    filters: {
      scope: ['mine', 'organisation', 'followed'],
      waitingFor: ['you', 'colleague', 'us', 'thirdParty'],
      status: [
        'open',
        'new',
        'inProgress',
        'waitingForYou',
        'withSupplier',
        'resolved',
        'closed',
        'cancelled',
      ],
      impact: ['down', 'intermittent', 'degraded', 'none'],
      type: ['fault', 'serviceRequest', 'billing', 'orderQuery', 'information'],
      age: ['day', 'week', 'month', 'older'],
      raisedBy: /^[\w.@-]{1,60}$/,
      serviceId: oneId,
      site: oneText(100),
      raisedFrom: oneDay,
      raisedTo: oneDay,
    },
    sorts: [
      '-updatedAt',
      'updatedAt',
      'urgency',
      '-raisedAt',
      'raisedAt',
      'subject',
      '-subject',
      '-priority',
      'priority',
    ],
  }),
});

export const casePath = definePath('/support/cases/:caseNumber');

export const newCasePath = definePath('/new-support-case', {
  query: paramsQuery({
    serviceId: oneId,
    step: oneOf('service', 'problem', 'details', 'extras', 'review'),
  }),
});
