import type { ServerResponse } from 'node:http';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createScriptedTokens,
  sendJson,
  startApiServer,
  type ApiServer,
  type ScriptedTokens,
} from '../http/apiServer.fixtures.ts';
import { createHttpClient } from '../http/createHttpClient.ts';
import type { HttpClient, QueryValue } from '../http/ports.ts';
import { createManualClock, settlePromises, type ManualClock } from '../testing/manualClock.ts';
import { createDeferred } from '../testing/promises.ts';
import { createResource, type Resource } from './createResource.ts';

const schema = v.object({ answer: v.number() });
let api: ApiServer;
let clock: ManualClock;
let tokens: ScriptedTokens;
let http: HttpClient;

beforeEach(async () => {
  api = await startApiServer();
  api.handle((_request, response) => sendJson(response, 200, { answer: api.requests.length }));
  clock = createManualClock();
  tokens = createScriptedTokens();
  http = createHttpClient({ baseUrl: api.origin }, { tokens, clock });
});

afterEach(() => api.close());

function create(
  params: Record<string, QueryValue> = {},
  previous?: { answer: number },
): Resource<{ answer: number }> {
  return createResource({ path: '/core/things', params, schema }, { http, clock, previous });
}

/** Resolves when the resource has settled, as ready or as failed. */
function settled<Data>({ getSnapshot, subscribe }: Resource<Data>): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      const { status, isStale } = getSnapshot();
      if (isStale || status === 'loading' || status === 'idle') return;
      end();
      resolve();
    };
    const end = subscribe(look);
    look();
  });
}

describe('a resource', () => {
  it('A resource requests nothing before it is started, then loads', async () => {
    const resource = create();
    expect(resource.getSnapshot()).toEqual({
      status: 'loading',
      data: undefined,
      error: null,
      isStale: false,
      receivedAtMs: null,
    });
    await settlePromises();
    expect(api.requests).toEqual([]);
    resource.start();
    await settled(resource);
    expect(resource.getSnapshot()).toEqual({
      status: 'ready',
      data: { answer: 1 },
      error: null,
      isStale: false,
      receivedAtMs: clock.now(),
    });
    resource.stop();
  });

  it('A resource shows cached data at once, without a request', async () => {
    await http.get('/core/things', { schema });
    const resource = create();
    expect(resource.getSnapshot()).toMatchObject({ status: 'ready', data: { answer: 1 } });
    const snapshot = resource.getSnapshot();
    resource.start();
    expect(resource.getSnapshot()).toBe(snapshot);
    resource.stop();
    expect(api.requests).toHaveLength(1);
  });

  it('A resource loads again when its data became stale before the start', async () => {
    await http.get('/core/things', { schema });
    const resource = create();
    http.cache.invalidate(['/core/things']);
    resource.start();
    expect(resource.getSnapshot()).toMatchObject({ status: 'ready', isStale: true });
    await settled(resource);
    expect(resource.getSnapshot()).toMatchObject({ data: { answer: 2 }, isStale: false });
    resource.stop();
  });

  it('A resource knows when its data arrived, also when the cache has kept it since', async () => {
    const arrivedAtMs = clock.now();
    await http.get('/core/things', { schema });
    await clock.advance(60_000);
    expect(create().getSnapshot()).toMatchObject({ status: 'ready', receivedAtMs: arrivedAtMs });
  });

  it('A resource without a path stays idle', async () => {
    const resource = createResource({ path: null, schema }, { http, clock });
    resource.start();
    await resource.refetch();
    expect(resource.getSnapshot().status).toBe('idle');
    resource.stop();
  });

  it('A resource shows previous data as stale until its own arrives', async () => {
    const resource = create({ page: 2 }, { answer: 99 });
    expect(resource.getSnapshot()).toMatchObject({ status: 'ready', data: { answer: 99 }, isStale: true });
    resource.start();
    await settled(resource);
    expect(resource.getSnapshot()).toMatchObject({ data: { answer: 1 }, isStale: false });
    resource.stop();
  });

  it('A resource that fails does not show previous data', async () => {
    api.handle((_request, response) => sendJson(response, 404, {}));
    const resource = create({ page: 2 }, { answer: 99 });
    resource.start();
    await settled(resource);
    expect(resource.getSnapshot()).toMatchObject({
      status: 'failed',
      data: undefined,
      error: { status: 404 },
    });
    resource.stop();
  });

  it('A resource loads again after a write invalidates it, and shows its data meanwhile', async () => {
    const resource = create();
    resource.start();
    await settled(resource);
    await http.put('/core/things/1', {}, { invalidates: ['/core/things/*'] });
    expect(resource.getSnapshot()).toMatchObject({ status: 'ready', data: { answer: 1 }, isStale: true });
    await settled(resource);
    expect(resource.getSnapshot()).toMatchObject({ data: { answer: 3 }, isStale: false });
    await http.put('/core/other', {}, { invalidates: ['/core/other'] });
    expect(resource.getSnapshot().isStale).toBe(false);
    resource.stop();
  });

  it('A resource keeps its data when a reload fails, and can be retried', async () => {
    const resource = create();
    resource.start();
    await settled(resource);
    api.handle((_request, response) => sendJson(response, 500, {}));
    await resource.refetch();
    expect(resource.getSnapshot()).toMatchObject({
      status: 'failed',
      data: { answer: 1 },
      error: { name: 'HttpStatusError' },
      isStale: false,
    });
    api.handle((_request, response) => sendJson(response, 200, { answer: 7 }));
    const retried = resource.refetch();
    expect(resource.getSnapshot()).toMatchObject({ status: 'failed', data: { answer: 1 }, isStale: true });
    await retried;
    expect(resource.getSnapshot()).toMatchObject({ status: 'ready', data: { answer: 7 }, error: null });
    resource.stop();
  });

  it('A resource forgets its data when a reload is refused with 403', async () => {
    const resource = create();
    resource.start();
    await settled(resource);
    api.handle((_request, response) => sendJson(response, 403, {}));
    await resource.refetch();
    expect(resource.getSnapshot()).toMatchObject({ status: 'failed', data: undefined, receivedAtMs: null });
    resource.stop();
  });

  it('A failed resource stays failed while it is retried, until the response arrives', async () => {
    api.handle((_request, response) => sendJson(response, 503, {}));
    const resource = create();
    const seen = new Set<string>();
    resource.start();
    await settled(resource);
    resource.subscribe(() => seen.add(resource.getSnapshot().status));
    for (let time = 0; time < 2; time += 1) {
      const retried = resource.refetch();
      expect(resource.getSnapshot()).toMatchObject({ error: { status: 503 }, isStale: true });
      await retried;
      expect(resource.getSnapshot()).toMatchObject({ error: { status: 503 }, isStale: false });
    }
    expect([...seen]).toEqual(['failed']);
    expect(api.requests).toHaveLength(3);
    api.handle((_request, response) => sendJson(response, 200, { answer: 7 }));
    await resource.refetch();
    expect(resource.getSnapshot()).toMatchObject({ status: 'ready', data: { answer: 7 } });
    resource.stop();
  });

  it('Refetching twice resolves when the last response has arrived', async () => {
    const resource = create();
    resource.start();
    await settled(resource);
    const first = resource.refetch();
    void resource.refetch();
    await first;
    expect(resource.getSnapshot()).toMatchObject({ status: 'ready', isStale: false });
    resource.stop();
  });

  it('A resource shows newer data that another one loaded, without a request', async () => {
    const resource = create();
    resource.start();
    await settled(resource);
    await clock.advance(300_000);
    const other = create();
    other.start();
    await settled(other);
    await settled(resource);
    expect(resource.getSnapshot().data).toBe(other.getSnapshot().data);
    expect(api.requests).toHaveLength(2);
    resource.stop();
    other.stop();
  });

  it('A resource does not load again only because its response is old', async () => {
    const resource = create();
    resource.start();
    await settled(resource);
    await clock.advance(3_600_000);
    expect(resource.getSnapshot()).toMatchObject({ status: 'ready', isStale: false });
    expect(api.requests).toHaveLength(1);
    resource.stop();
  });

  it('A resource that bypasses the cache requests at every start', async () => {
    const request = { path: '/core/things', schema, headers: { useCache: 'false' } };
    for (const answer of [1, 2]) {
      const resource = createResource(request, { http, clock });
      resource.start();
      await settled(resource);
      expect(resource.getSnapshot().data).toEqual({ answer });
      resource.stop();
    }
  });
});

describe('a resource that is stopped', () => {
  it('Stopping a resource aborts its request and its notifications', async () => {
    const arrived = createDeferred<ServerResponse>();
    api.handle((_request, response) => arrived.resolve(response));
    const resource = create();
    const listener = vi.fn<() => void>();
    resource.start();
    const response = await arrived.promise;
    const closed = new Promise((resolve) => {
      response.on('close', resolve);
    });
    resource.subscribe(listener);
    resource.stop();
    await closed;
    expect(response.writableFinished).toBe(false);
    expect(listener).not.toHaveBeenCalled();
    http.cache.invalidate(['/core/things']);
    expect(api.requests).toHaveLength(1);
  });

  it('Stopping a resource settles a pending refetch', async () => {
    const resource = create();
    resource.start();
    await settled(resource);
    api.handle(() => undefined);
    const refetched = resource.refetch();
    resource.stop();
    await refetched;
    expect(resource.getSnapshot()).toMatchObject({ data: { answer: 1 } });
  });

  it('A resource that is stopped and started at once continues its request', async () => {
    const resource = create();
    resource.start();
    resource.stop();
    resource.start();
    await settled(resource);
    expect(resource.getSnapshot().status).toBe('ready');
    expect(api.requests).toHaveLength(1);
    resource.stop();
  });
});

it('The end of the session removes the data of a resource, and a late response does not restore it', async () => {
  const resource = create();
  resource.start();
  await settled(resource);
  const arrived = createDeferred<ServerResponse>();
  api.handle((_request, response) => arrived.resolve(response));
  void resource.refetch();
  const response = await arrived.promise;
  tokens.endSession();
  expect(resource.getSnapshot()).toEqual({
    status: 'idle',
    data: undefined,
    error: null,
    isStale: false,
    receivedAtMs: null,
  });
  sendJson(response, 200, { answer: 5 });
  await settlePromises();
  expect(resource.getSnapshot().status).toBe('idle');
  resource.stop();
});
