import type { PortDetails, PortList, PortSummary } from './portsApi.ts';

const rejected: PortSummary = {
  id: 'PT-6003',
  group: 'Bristol office',
  numbers: [
    { first: '+441179460200', last: '+441179460209' },
    { first: '+441179460350', last: '+441179460350' },
  ],
  numberCount: 11,
  losingProvider: { id: 'tideway', name: 'Tideway Telecom' },
  status: 'rejected',
  waitingFor: 'you',
  requestedDate: '2026-12-04',
  portDate: null,
  requestedBy: { id: 'noor', name: 'Noor Rahman' },
  requestedAt: '2026-11-16T11:20:00Z',
  updatedAt: '2026-11-19T08:00:00Z',
};

const agreed: PortSummary = {
  ...rejected,
  id: 'PT-6004',
  group: 'Leeds contact centre',
  numbers: [{ first: '+441134990200', last: '+441134990299' }],
  numberCount: 100,
  losingProvider: { id: 'kestrel', name: 'Kestrel Communications' },
  status: 'agreed',
  waitingFor: 'us',
  portDate: '2026-12-08',
};

const sent: PortSummary = {
  ...rejected,
  id: 'PT-6007',
  numbers: [{ first: '+441179460500', last: '+441179460500' }],
  numberCount: 1,
  status: 'inReview',
  waitingFor: 'thirdParty',
  requestedDate: '2026-12-09',
};

export const portList: PortList = {
  page: 1,
  pageSize: 25,
  total: 3,
  items: [rejected, sent, agreed],
  facets: {
    status: [
      { id: 'rejected', count: 1 },
      { id: 'agreed', count: 1 },
      { id: 'inReview', count: 1 },
    ],
    waitingFor: [
      { id: 'you', count: 1 },
      { id: 'us', count: 1 },
      { id: 'thirdParty', count: 1 },
    ],
    losingProviderId: [
      { id: 'tideway', name: 'Tideway Telecom', count: 2 },
      { id: 'kestrel', name: 'Kestrel Communications', count: 1 },
    ],
  },
};

export const rejectedPort: PortDetails = {
  ...rejected,
  etag: '"3"',
  trunk: { id: 'TK-301', name: 'Bristol Temple Quay voice' },
  accountNumber: 'TW-448120',
  accountName: 'Northgate Networks Ltd',
  postcode: 'BS1 6AA',
  letter: { id: 'AT-1', name: 'letter.pdf', size: 18_000, mediaType: 'application/pdf', scan: 'clean' },
  problem: {
    from: 'losingProvider',
    title: 'The account number doesn’t match',
    text: 'Tideway Telecom has no account with this number for these telephone numbers.',
    corrections: [{ field: 'accountNumber', text: 'Copy the account number from your last bill.' }],
  },
  dates: { requested: '2026-12-04', indicative: '2026-12-04', committed: null, changes: [] },
  changeUntil: null,
  earliestDate: '2026-12-02',
  history: [
    {
      at: '2026-11-19T08:00:00Z',
      status: 'rejected',
      by: 'Tideway Telecom',
      note: 'The account number doesn’t match.',
    },
    {
      at: '2026-11-16T11:30:00Z',
      status: 'inReview',
      by: 'Quayside',
      note: 'Your request is complete. We sent it to Tideway Telecom.',
    },
    { at: '2026-11-16T11:20:00Z', status: 'inReview', by: 'Noor Rahman', note: '' },
  ],
  allowedActions: ['correct', 'cancel'],
  refusedActions: [],
};

/** The same port after it was corrected. */
export const submittedPort: PortDetails = {
  ...rejectedPort,
  etag: '"4"',
  status: 'inReview',
  waitingFor: 'us',
  accountNumber: 'TW-448121',
  problem: null,
  history: [
    {
      at: '2026-11-23T09:00:00Z',
      status: 'inReview',
      by: 'Amelia Hartley',
      note: 'Corrected and submitted again.',
    },
    ...rejectedPort.history,
  ],
  allowedActions: ['cancel'],
};

/** A port with an agreed day that has moved once. */
export const agreedPort: PortDetails = {
  ...rejectedPort,
  ...agreed,
  problem: null,
  dates: {
    requested: '2026-12-04',
    indicative: '2026-12-08',
    committed: '2026-12-08',
    changes: [
      {
        at: '2026-11-19T08:00:00Z',
        from: '2026-12-04',
        to: '2026-12-08',
        by: 'Kestrel Communications',
        reason: 'Kestrel Communications has no engineer on 2026-12-04.',
      },
    ],
  },
  changeUntil: '2026-12-04T17:00:00Z',
  history: [
    {
      at: '2026-11-19T08:00:00Z',
      status: 'agreed',
      by: 'Kestrel Communications',
      note: 'The date is agreed.',
    },
    ...rejectedPort.history.slice(1),
  ],
  allowedActions: ['changeDate', 'cancel'],
};
