import { definePath, listQuery, oneId, oneOf, oneText, paramsQuery } from '@quayside/portal-core/addresses';

export const voicePath = definePath('/voice', {
  query: paramsQuery({ tab: ['numbers', 'trunks', 'ports'] }),
});

/** The list of numbers, which is the first tab. */
export const numbersPath = definePath('/voice', {
  query: listQuery({
    filters: {
      emergency: ['missing', 'rejected', 'checking', 'confirmed'],
      area: /^[A-Za-z -]{2,40}$/,
      trunkId: /^TK-\d{1,8}$/,
      site: oneText(200),
    },
    sorts: ['first', '-first', 'label', '-label', 'site', '-site', '-size', 'size'],
  }),
});

/** A range of numbers, open beside the list. `q` are the words that the list is searched for. */
export const rangePath = definePath('/voice', {
  query: paramsQuery({ range: oneId, q: oneText(200) }),
});

/** The list of trunks, which is a tab. */
export const trunksPath = definePath('/voice', {
  query: listQuery({
    filters: { status: ['up', 'degraded', 'down'], fraud: ['near'] },
    sorts: ['name', '-name', 'site', '-site', '-channels', 'channels'],
    fixed: { tab: 'trunks' },
  }),
});

/** The list of ports, which is a tab. */
export const portsPath = definePath('/voice', {
  query: listQuery({
    filters: {
      waitingFor: ['you', 'colleague', 'us', 'thirdParty'],
      status: [
        'open',
        'draft',
        'inReview',
        'waitingForSignature',
        'agreed',
        'actionRequired',
        'rejected',
        'complete',
        'cancelled',
      ],
      losingProviderId: /^[a-z]{2,40}$/,
      group: oneText(80),
    },
    sorts: ['group', '-group', '-updatedAt', 'updatedAt', 'portDate', '-portDate'],
    fixed: { tab: 'ports' },
  }),
});

/** The calendar of ports. `month` is such as `2026-11`. */
export const portCalendarPath = definePath('/voice', {
  query: paramsQuery({
    tab: oneOf('ports'),
    show: oneOf('calendar'),
    month: { isOne: (text) => /^\d{4}-\d{2}$/.test(text) },
  }),
});

export const trunkPath = definePath('/voice/trunks/:trunkId');

export const newPortPath = definePath('/voice/ports/new', {
  query: paramsQuery({ step: oneOf('numbers', 'account', 'date', 'review') }),
});

export const portPath = definePath('/voice/ports/:portId');
