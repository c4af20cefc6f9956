import { describe, expect, it } from 'vitest';
import { settlePromises } from '../testing/manualClock.ts';
import { createEventBatches } from './createEventBatches.ts';
import { createEventEmitter, type OnEvent } from './createEventEmitter.ts';
import { createRouteTimes } from './createRouteTimes.ts';
import type { PortalEvent } from './portalEvent.ts';
import { toOtlpLogs } from './toOtlpLogs.ts';
import { recordEvents } from './events.fixtures.ts';

const rename: OnEvent = (event) => void Object.assign(event, { name: 'changed' });
const change: OnEvent = ({ attributes }) => void Object.assign(attributes, { 'url.template': 'changed' });

it('An event handler that throws is logged once, stays registered, and does not affect the others', () => {
  const { clock, logger } = recordEvents();
  const received: string[] = [];
  const failing: OnEvent = () => {
    received.push('failing');
    throw new Error('amelia@example.com');
  };
  const emit = createEventEmitter([failing, () => received.push('other')], { clock, logger });
  const { visit, arrive } = createRouteTimes({ emit: emit, clock });
  for (const pattern of ['/a', '/b']) {
    visit(pattern, true);
    arrive();
  }
  expect(received).toEqual(['failing', 'other', 'failing', 'other']);
  expect(logger.entries.map(({ message }) => message)).toEqual(['A handler of events failed.']);
});

it('An event handler that rejects is logged once, and causes no event of its own', async () => {
  const { clock, logger, events } = recordEvents();
  const failing: OnEvent = async (event) => {
    events.push(event);
    throw new TypeError('Failed to fetch');
  };
  const emit = createEventEmitter([failing], { clock, logger });
  const { visit, arrive } = createRouteTimes({ emit: emit, clock });
  for (const pattern of ['/a', '/b']) {
    visit(pattern, true);
    arrive();
  }
  await settlePromises();
  expect(events).toHaveLength(2);
  expect(logger.entries.map(({ message }) => message)).toEqual(['A handler of events failed.']);
});

it('An event handler cannot change the event for the next handler', () => {
  const { clock, logger, events } = recordEvents();
  const emit = createEventEmitter([rename, change, (event) => events.push(event)], { clock, logger });
  const { visit, arrive } = createRouteTimes({ emit: emit, clock });
  visit('/support/cases/:caseNumber', false);
  arrive();
  expect(events).toEqual([
    {
      name: 'portal.route',
      timeMs: clock.now(),
      attributes: {
        'url.template': '/support/cases/:caseNumber',
        'portal.route.granted': false,
        'portal.duration_ms': 0,
      },
    },
  ]);
});

it('createRouteTimes reports how long a page took, once per visit and only for the latest', async () => {
  const { clock, emit, events } = recordEvents();
  const { visit, arrive } = createRouteTimes({ emit: emit, clock });
  arrive();
  visit('/slow', true);
  visit('/support', true);
  await clock.advance(120);
  arrive();
  arrive();
  expect(events.map(({ attributes }) => attributes)).toEqual([
    { 'url.template': '/support', 'portal.route.granted': true, 'portal.duration_ms': 120 },
  ]);
});

function vital(): PortalEvent {
  return {
    name: 'browser.web_vital',
    timeMs: 0,
    attributes: {
      'browser.web_vital.name': 'cls',
      'browser.web_vital.value': 0,
      'browser.web_vital.delta': 0,
    },
  };
}

function exception(): PortalEvent {
  return {
    name: 'exception',
    timeMs: 0,
    attributes: {
      'portal.exception.origin': 'uncaught',
      'exception.type': 'Error',
      'exception.stacktrace': '',
    },
  };
}

function unavailable(retryAfterMs: number): PortalEvent {
  return {
    name: 'portal.service_unavailable',
    timeMs: 0,
    attributes: {
      'http.response.status_code': 503,
      'url.template': '/core/x',
      'portal.retry_after_ms': retryAfterMs,
    },
  };
}

describe('createEventBatches', () => {
  const event: PortalEvent = {
    name: 'http.client.request',
    timeMs: Date.UTC(2026, 0, 1),
    attributes: {
      'http.request.method': 'GET',
      'url.template': '/core/rest/navigation',
      'portal.request.source': 'server',
      'portal.duration_ms': 12,
      'http.response.status_code': 500,
      'error.type': '500',
    },
  };

  it('createEventBatches sends events together, on flush or when a batch is full, and never an empty one', () => {
    const sent: number[] = [];
    const { onEvent, flush } = createEventBatches((events) => void sent.push(events.length), { size: 3 });
    flush();
    onEvent(event);
    flush();
    for (let count = 0; count < 4; count += 1) onEvent(event);
    expect(sent).toEqual([1, 3]);
    flush();
    flush();
    expect(sent).toEqual([1, 3, 1]);
  });

  it('createEventBatches ignores a failed send and continues', async () => {
    const sent: number[] = [];
    const { onEvent, flush } = createEventBatches(async (events) => {
      sent.push(events.length);
      throw new TypeError('Failed to fetch');
    });
    for (let count = 0; count < 2; count += 1) {
      onEvent(event);
      flush();
    }
    await settlePromises();
    expect(sent).toEqual([1, 1]);
  });

  it('toOtlpLogs writes failures as warnings', () => {
    const { resourceLogs } = toOtlpLogs([event, exception(), vital()], { 'service.name': 'portal' });
    const [{ resource, scopeLogs } = { resource: null, scopeLogs: [] }] = resourceLogs;
    expect(resource).toEqual({ attributes: [{ key: 'service.name', value: { stringValue: 'portal' } }] });
    const [{ logRecords } = { logRecords: [] }] = scopeLogs;
    expect(logRecords.map(({ severityNumber }) => severityNumber)).toEqual([13, 17, 9]);
    expect(logRecords[0]).toMatchObject({ eventName: event.name, timeUnixNano: '1767225600000000000' });
    expect(logRecords[0]?.attributes).toEqual([
      { key: 'http.request.method', value: { stringValue: 'GET' } },
      { key: 'url.template', value: { stringValue: '/core/rest/navigation' } },
      { key: 'portal.request.source', value: { stringValue: 'server' } },
      { key: 'portal.duration_ms', value: { intValue: '12' } },
      { key: 'http.response.status_code', value: { intValue: '500' } },
      { key: 'error.type', value: { stringValue: '500' } },
    ]);
    // Another page's has a fraction, and an attribute keeps its kind.
    expect(logRecords[2]?.attributes).toEqual([
      { key: 'browser.web_vital.name', value: { stringValue: 'cls' } },
      { key: 'browser.web_vital.value', value: { doubleValue: 0 } },
      { key: 'browser.web_vital.delta', value: { doubleValue: 0 } },
    ]);
  });

  it.each([
    [1_500, { intValue: '1500' }],
    // As an integer the collector would refuse it, and all that came with it.
    [0.5, { doubleValue: 0.5 }],
    [1e300, { doubleValue: 1e300 }],
  ])('toOtlpLogs writes a wait of %s ms as %j', (retryAfterMs, value) => {
    const { resourceLogs } = toOtlpLogs([unavailable(retryAfterMs)], {});
    const attributes = resourceLogs[0]?.scopeLogs[0]?.logRecords[0]?.attributes;
    expect(attributes).toContainEqual({ key: 'portal.retry_after_ms', value });
  });
});
