import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../errors/errors.ts';
import { createFakeHttpClient, type FakeHttpClient } from '../testing/fakeHttpClient.ts';
import { createDeferred } from '../testing/promises.ts';
import { createRecordingLogger } from '../testing/recordingLogger.ts';
import { createNavigation, selectSubItems, type Navigation, type SubItemsState } from './createNavigation.ts';

const call = 'GET /core/rest/navigation';
const servicesCall = `${call}/apollo/items/My%20services`;
const document = { apollo: { portalPages: [{ name: 'Cloud', path: '/cloud' }] }, artemis: {} };

let http: FakeHttpClient;
let navigation: Navigation;

function pendingAnswer(key: string, reply: unknown): () => void {
  const answer = createDeferred<unknown>();
  http.answer(key, () => answer.promise);
  return () => answer.resolve(reply);
}

const services = (): SubItemsState => selectSubItems(navigation.getSnapshot(), 'apollo', 'My services');

beforeEach(() => {
  http = createFakeHttpClient({ [call]: document, [servicesCall]: [{ name: 'Fibre', path: '/services/1' }] });
  navigation = createNavigation({}, { http, logger: createRecordingLogger() });
});

describe('the navigation', () => {
  it('is loaded once, for both views [CALL-10]', async () => {
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
    ['an unfit answer', [], 'ContractError'],
    ['a bug', new TypeError('a bug'), 'UnexpectedError'],
  ])('settles as failed after %s, and loads again on demand [NAV-8]', async (_name, reply, error) => {
    http.answer(call, reply);
    await navigation.load();
    expect(navigation.getSnapshot()).toMatchObject({ status: 'failed', error: { name: error } });
    http.answer(call, document);
    await navigation.load();
    expect(navigation.getSnapshot().status).toBe('ready');
  });

  it('that arrives after the session is dropped', async () => {
    const answer = pendingAnswer(call, document);
    const loading = navigation.load();
    navigation.reset();
    answer();
    await loading;
    expect(navigation.getSnapshot().status).toBe('idle');
    http.answer(call, { apollo: {}, artemis: {} });
    await navigation.load();
    expect(navigation.getSnapshot()).toMatchObject({
      status: 'ready',
      document: { apollo: { portalPages: [] } },
    });
  });
});

describe('dynamic sub-items', () => {
  it('go from idle over loading to ready, and are loaded once [NAV-4, CALL-11]', async () => {
    expect(services()).toEqual({ status: 'idle' });
    const loading = navigation.loadSubItems('apollo', 'My services');
    expect(services()).toEqual({ status: 'loading' });
    await Promise.all([loading, navigation.loadSubItems('apollo', 'My services')]);
    await navigation.loadSubItems('apollo', 'My services');
    expect(services()).toMatchObject({ status: 'ready', items: [{ name: 'Fibre' }] });
    expect(http.calls).toHaveLength(1);
  });

  it('that failed are never kept as empty, and are asked for again [NAV-6]', async () => {
    http.answer(servicesCall, {});
    await navigation.loadSubItems('apollo', 'My services');
    expect(services()).toMatchObject({ status: 'error', error: { name: 'ContractError' } });
    http.answer(servicesCall, []);
    await navigation.loadSubItems('apollo', 'My services');
    expect(services()).toEqual({ status: 'ready', items: [] });
  });

  it('are kept apart by view and by parent, whatever a parent is called', async () => {
    http.answer(`${call}/artemis/items/constructor`, []);
    await navigation.loadSubItems('artemis', 'constructor');
    expect(selectSubItems(navigation.getSnapshot(), 'apollo', 'constructor')).toEqual({ status: 'idle' });
    expect(selectSubItems(navigation.getSnapshot(), 'artemis', 'constructor')).toEqual({
      status: 'ready',
      items: [],
    });
  });

  it('of a parent without a usable name fail without a call', async () => {
    await navigation.loadSubItems('apollo', '..');
    expect(selectSubItems(navigation.getSnapshot(), 'apollo', '..')).toMatchObject({
      status: 'error',
      error: { name: 'RequestError' },
    });
    expect(http.calls).toEqual([]);
  });

  it('that arrive after the session are dropped', async () => {
    const answer = pendingAnswer(servicesCall, []);
    const loading = navigation.loadSubItems('apollo', 'My services');
    navigation.reset();
    answer();
    await loading;
    expect(services()).toEqual({ status: 'idle' });
  });

  it('survive the navigation arriving after them', async () => {
    const answer = pendingAnswer(call, document);
    const loading = navigation.load();
    await navigation.loadSubItems('apollo', 'My services');
    answer();
    await loading;
    expect(services().status).toBe('ready');
  });

  it('leave the snapshot as it is when there is nothing to do', async () => {
    await navigation.loadSubItems('apollo', 'My services');
    const listener = vi.fn<() => void>();
    navigation.subscribe(listener);
    const before = navigation.getSnapshot();
    await navigation.loadSubItems('apollo', 'My services');
    expect(navigation.getSnapshot()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
  });
});
