import { beforeEach, expect, it, vi } from 'vitest';
import { NetworkError } from '../base/errors/errors.ts';
import { createFakeHttpClient, type FakeHttpClient } from '../testing/fakeHttpClient.ts';
import { createManualClock, type ManualClock } from '../testing/manualClock.ts';
import { createDeferred } from '../testing/promises.ts';
import { createRecordingLogger, type RecordingLogger } from '../testing/recordingLogger.ts';
import { createNavigation, selectSubItems, type Navigation, type SubItemsState } from './createNavigation.ts';

const call = 'GET /core/rest/navigation';
const servicesCall = `${call}/apollo/items/My%20services`;
const document = { apollo: { portalPages: [{ name: 'Cloud', path: '/cloud' }] }, artemis: {} };

let http: FakeHttpClient;
let clock: ManualClock;
let logger: RecordingLogger;
let navigation: Navigation;

function pendingResponse(key: string, reply: unknown): () => void {
  const response = createDeferred<unknown>();
  http.respond(key, () => response.promise);
  return () => response.resolve(reply);
}

const services = (): SubItemsState => selectSubItems(navigation.getSnapshot(), 'apollo', 'My services');

beforeEach(() => {
  http = createFakeHttpClient({ [call]: document, [servicesCall]: [{ name: 'Fibre', path: '/services/1' }] });
  clock = createManualClock();
  logger = createRecordingLogger();
  navigation = createNavigation({}, { http, clock, logger });
});

it('createNavigation loads once, for both views [CALL-10]', async () => {
  expect(navigation.getSnapshot().status).toBe('idle');
  const loading = navigation.load();
  expect(navigation.getSnapshot().status).toBe('loading');
  await Promise.all([loading, navigation.load()]);
  await navigation.load();
  expect(navigation.getSnapshot()).toMatchObject({
    status: 'ready',
    document: { apollo: { portalPages: [{ name: 'Cloud' }] } },
  });
  expect(http.calls).toHaveLength(1);
});

it.each([
  ['an outage', new NetworkError('Played by the test.'), 'NetworkError'],
  ['a contract error', [], 'ContractError'],
  ['a bug', new TypeError('a bug'), 'UnexpectedError'],
])(
  'createNavigation settles as failed after %s, and loads again on demand [NAV-8]',
  async (_name, reply, error) => {
    http.respond(call, reply);
    await navigation.load();
    expect(navigation.getSnapshot()).toMatchObject({ status: 'failed', error: { name: error } });
    http.respond(call, document);
    await navigation.load();
    expect(navigation.getSnapshot().status).toBe('ready');
  },
);

it('createNavigation drops a response that arrives after the session', async () => {
  const response = pendingResponse(call, document);
  const loading = navigation.load();
  navigation.reset();
  response();
  await loading;
  expect(navigation.getSnapshot().status).toBe('idle');
  http.respond(call, { apollo: {}, artemis: {} });
  await navigation.load();
  expect(navigation.getSnapshot()).toMatchObject({
    status: 'ready',
    document: { apollo: { portalPages: [] } },
  });
});

/** The status and the navigation-ready flag. */
const flag = (): unknown => {
  const { status, isSettled } = navigation.getSnapshot();
  return [status, isSettled];
};

it('The navigation-ready flag is set when the navigation is ready or has failed, and no timer is left [SHELL-6]', async () => {
  expect(flag()).toEqual(['idle', false]);
  const loading = navigation.load();
  expect(flag()).toEqual(['loading', false]);
  await loading;
  expect(flag()).toEqual(['ready', true]);
  navigation.reset();
  expect(flag()).toEqual(['idle', false]);
  http.respond(call, new NetworkError('Played by the test.'));
  await navigation.load();
  expect(flag()).toEqual(['failed', true]);
  expect(clock.pendingTimers()).toBe(0);
});

it.each([
  ['a list that comes late', document, 'ready'],
  ['a failure that comes late', [], 'failed'],
])(
  'The navigation-ready flag is set after 3 s without a response, before %s [SHELL-6]',
  async (_name, reply, status) => {
    const response = pendingResponse(call, reply);
    const loading = navigation.load();
    await clock.advance(2_999);
    expect(flag()).toEqual(['loading', false]);
    await clock.advance(1);
    expect(flag()).toEqual(['loading', true]);
    response();
    await loading;
    expect(flag()).toEqual([status, true]);
  },
);

it('The navigation-ready flag is set after `patienceMs`', async () => {
  navigation = createNavigation({ patienceMs: 50 }, { http, clock, logger });
  pendingResponse(call, document);
  void navigation.load();
  await clock.advance(50);
  expect(flag()).toEqual(['loading', true]);
});

it('The navigation-ready flag stays set while a failed navigation loads again [SHELL-6]', async () => {
  http.respond(call, new NetworkError('Played by the test.'));
  await navigation.load();
  const response = pendingResponse(call, document);
  const loading = navigation.load();
  expect(flag()).toEqual(['loading', true]);
  expect(navigation.getSnapshot()).not.toHaveProperty('error');
  response();
  await loading;
  expect(flag()).toEqual(['ready', true]);
});

it('The navigation-ready flag counts the 3 s of each session separately', async () => {
  pendingResponse(call, document);
  void navigation.load();
  await clock.advance(2_000);
  navigation.reset();
  expect(clock.pendingTimers()).toBe(0);
  void navigation.load();
  await clock.advance(2_000);
  expect(flag()).toEqual(['loading', false]);
  await clock.advance(1_000);
  expect(flag()).toEqual(['loading', true]);
});

it('Dynamic sub-items go from idle over loading to ready, and load once [NAV-4, CALL-11]', async () => {
  expect(services()).toEqual({ status: 'idle' });
  const loading = navigation.loadSubItems('apollo', 'My services');
  expect(services()).toEqual({ status: 'loading' });
  await Promise.all([loading, navigation.loadSubItems('apollo', 'My services')]);
  await navigation.loadSubItems('apollo', 'My services');
  expect(services()).toMatchObject({ status: 'ready', items: [{ name: 'Fibre' }] });
  expect(http.calls).toHaveLength(1);
});

it('Dynamic sub-items are never stored as empty after a failure, and load again [NAV-6]', async () => {
  http.respond(servicesCall, {});
  await navigation.loadSubItems('apollo', 'My services');
  expect(services()).toMatchObject({ status: 'error', error: { name: 'ContractError' } });
  http.respond(servicesCall, []);
  await navigation.loadSubItems('apollo', 'My services');
  expect(services()).toEqual({ status: 'ready', items: [] });
});

it.each<[string, unknown]>([
  ['no list', { items: [] }],
  ['a list of malformed items only', [null, 7, { path: '/services/1' }, { name: ' ' }]],
])(
  'Dynamic sub-items fail when the response is %s, and load again when the menu opens again [NAV-16]',
  async (_name, reply) => {
    http.respond(servicesCall, reply);
    await navigation.loadSubItems('apollo', 'My services');
    expect(services()).toMatchObject({ status: 'error', error: { name: 'ContractError' } });
    http.respond(servicesCall, [{ name: 'Fibre', path: '/services/1' }]);
    await navigation.loadSubItems('apollo', 'My services');
    expect(services()).toMatchObject({ status: 'ready', items: [{ name: 'Fibre' }] });
  },
);

it('Dynamic sub-items are kept when some are malformed, which are logged [NAV-16]', async () => {
  http.respond(servicesCall, [null, { name: 'Fibre', path: '/services/1' }, { path: '/services/2' }]);
  await navigation.loadSubItems('apollo', 'My services');
  expect(services()).toMatchObject({ status: 'ready', items: [{ name: 'Fibre' }] });
  expect(logger.entries.map(({ message }) => message)).toEqual([
    'A menu item is malformed, so it is left out.',
    'A menu item is malformed, so it is left out.',
  ]);
});

it('Dynamic sub-items are an empty list without a failure when all are inactive [NAV-15]', async () => {
  http.respond(servicesCall, [{ name: 'Fibre', path: '/services/1', active: false }]);
  await navigation.loadSubItems('apollo', 'My services');
  expect(services()).toEqual({ status: 'ready', items: [] });
});

it('Dynamic sub-items are stored by view and by parent, for any name of the parent', async () => {
  http.respond(`${call}/artemis/items/constructor`, []);
  await navigation.loadSubItems('artemis', 'constructor');
  expect(selectSubItems(navigation.getSnapshot(), 'apollo', 'constructor')).toEqual({ status: 'idle' });
  expect(selectSubItems(navigation.getSnapshot(), 'artemis', 'constructor')).toEqual({
    status: 'ready',
    items: [],
  });
});

it('Dynamic sub-items of a parent without a usable name fail without a call', async () => {
  await navigation.loadSubItems('apollo', '..');
  expect(selectSubItems(navigation.getSnapshot(), 'apollo', '..')).toMatchObject({
    status: 'error',
    error: { name: 'RequestError' },
  });
  expect(http.calls).toEqual([]);
});

it('Dynamic sub-items that arrive after the session are dropped', async () => {
  const response = pendingResponse(servicesCall, []);
  const loading = navigation.loadSubItems('apollo', 'My services');
  navigation.reset();
  response();
  await loading;
  expect(services()).toEqual({ status: 'idle' });
});

it('Dynamic sub-items survive a navigation that arrives after them', async () => {
  const response = pendingResponse(call, document);
  const loading = navigation.load();
  await navigation.loadSubItems('apollo', 'My services');
  response();
  await loading;
  expect(services().status).toBe('ready');
});

it('Dynamic sub-items that are loaded leave the snapshot unchanged when they are requested again', async () => {
  await navigation.loadSubItems('apollo', 'My services');
  const listener = vi.fn<() => void>();
  navigation.subscribe(listener);
  const before = navigation.getSnapshot();
  await navigation.loadSubItems('apollo', 'My services');
  expect(navigation.getSnapshot()).toBe(before);
  expect(listener).not.toHaveBeenCalled();
});
