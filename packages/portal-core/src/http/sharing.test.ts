import type { ServerResponse } from 'node:http';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createManualClock, type ManualClock } from '../testing/manualClock.ts';
import { createDeferred, failureOf, type Deferred } from '../testing/promises.ts';
import {
  createScriptedTokens,
  sendJson,
  startApiServer,
  type ApiServer,
  type ScriptedTokens,
} from './apiServer.fixtures.ts';
import { createHttpClient } from './createHttpClient.ts';
import type { HttpClient } from './ports.ts';

let api: ApiServer;
let clock: ManualClock;
let tokens: ScriptedTokens;
let http: HttpClient;

beforeEach(async () => {
  api = await startApiServer();
  clock = createManualClock();
  tokens = createScriptedTokens();
  http = createHttpClient({ baseUrl: api.origin }, { tokens, clock, random: () => 0.5 });
});

afterEach(() => api.close());

/** Holds the next request until the test responds to it. */
function holdNext(): Deferred<ServerResponse> {
  const held = createDeferred<ServerResponse>();
  api.handle((_request, response) => {
    api.handle((_later, laterResponse) => sendJson(laterResponse, 200, 'later'));
    held.resolve(response);
  });
  return held;
}

const never = { headers: { useCache: 'false' } };

it('Identical concurrent GETs share one request, with any useCache and order of params [HTTP-1]', async () => {
  const held = holdNext();
  const calls = Array.from({ length: 1_000 }, (_, index) =>
    http.get('/core/x', {
      params: index % 2 === 0 ? { a: 1, b: [2] } : { b: [2], a: 1 },
      ...(index % 3 === 0 ? never : {}),
    }),
  );
  sendJson(await held.promise, 200, { all: 1 });
  const responses = await Promise.all(calls);
  expect(new Set(responses)).toEqual(new Set([{ all: 1 }]));
  expect(api.requests).toHaveLength(1);
});

it('GETs with another path, params, hash or response type are separate requests [HTTP-1]', async () => {
  await Promise.all([
    http.get('/core/x'),
    http.get('/core/y'),
    http.get('/core/x', { params: { a: 1 } }),
    http.get('/core/x', { headers: { hash: '1' } }),
    http.get('/core/x', { responseType: 'text' }),
  ]);
  expect(api.requests).toHaveLength(5);
});

it('Identical concurrent GETs keep a schema and a deadline each', async () => {
  const held = holdNext();
  const impatient = failureOf(http.get('/core/x', { timeoutMs: 1_000 }));
  const strict = failureOf(http.get('/core/x', { schema: v.object({ b: v.string() }) }));
  const fitting = http.get('/core/x', { schema: v.object({ a: v.number() }) });
  const response = await held.promise;
  await clock.advance(1_000);
  expect(await impatient).toMatchObject({ name: 'TimeoutError', timeoutMs: 1_000 });
  sendJson(response, 200, { a: 1, more: 2 });
  expect(await strict).toMatchObject({ name: 'ContractError' });
  await expect(fitting).resolves.toEqual({ a: 1 });
  expect(api.requests).toHaveLength(1);
  expect(clock.pendingTimers()).toBe(0);
});

it('Identical concurrent GETs fail together, and the next call sends a new request', async () => {
  const held = holdNext();
  const calls = [http.get('/core/x'), http.get('/core/x'), http.get('/core/x', never)].map(failureOf);
  sendJson(await held.promise, 500, { message: 'Down' });
  for (const failure of await Promise.all(calls)) expect(failure).toMatchObject({ status: 500 });
  await expect(http.get('/core/x')).resolves.toBe('later');
  expect(api.requests).toHaveLength(2);
});

it('Identical concurrent writes are not shared', async () => {
  await Promise.all([
    http.post('/core/x'),
    http.post('/core/x'),
    http.delete('/core/x'),
    http.delete('/core/x'),
  ]);
  expect(api.requests).toHaveLength(4);
});

it('A caller that leaves a shared request rejects alone, and the others get their response', async () => {
  const held = holdNext();
  const controller = new AbortController();
  const leaver = failureOf(http.get('/core/x', { signal: controller.signal }));
  const stayer = http.get('/core/x');
  const response = await held.promise;
  controller.abort();
  expect(await leaver).toMatchObject({ name: 'CancelledError', reason: 'aborted' });
  sendJson(response, 200, 'for the other');
  await expect(stayer).resolves.toBe('for the other');
});

it('The last caller that leaves a shared request aborts it, and nobody joins an aborted request', async () => {
  const held = holdNext();
  const controllers = [new AbortController(), new AbortController()];
  const leavers = controllers.map(({ signal }) => failureOf(http.get('/core/x', { signal })));
  const response = await held.promise;
  const closed = new Promise((resolve) => {
    response.on('close', resolve);
  });
  for (const controller of controllers) controller.abort();
  const next = http.get('/core/x');
  for (const failure of await Promise.all(leavers)) expect(failure).toMatchObject({ reason: 'aborted' });
  await closed;
  expect(response.writableFinished).toBe(false);
  await expect(next).resolves.toBe('later');
  expect(api.requests).toHaveLength(2);
});

it('A caller that leaves before its token arrives sends no request', async () => {
  const token = createDeferred<string>();
  tokens.refresh = () => token.promise;
  const controller = new AbortController();
  const leaver = failureOf(http.get('/api/x', { signal: controller.signal }));
  controller.abort();
  expect(await leaver).toMatchObject({ reason: 'aborted' });
  token.resolve('token-1');
  tokens.refresh = async () => 'token-1';
  await http.get('/api/y');
  expect(api.requests.map(({ url }) => url)).toEqual(['/api/y']);
});

it('The last caller of a shared request aborts it at its deadline', async () => {
  const held = holdNext();
  const calls = [500, 1_000].map((timeoutMs) => failureOf(http.get('/core/x', { timeoutMs })));
  const response = await held.promise;
  const closed = new Promise((resolve) => {
    response.on('close', resolve);
  });
  await clock.advance(1_000);
  for (const failure of await Promise.all(calls)) expect(failure).toMatchObject({ name: 'TimeoutError' });
  await closed;
  expect(response.writableFinished).toBe(false);
});

it('The end of a session cancels all callers of a shared request, and the next session never joins it [HTTP-1]', async () => {
  const held = holdNext();
  const calls = [http.get('/core/x'), http.get('/core/x')].map(failureOf);
  const response = await held.promise;
  tokens.endSession();
  tokens.token = 'token-of-another';
  const next = http.get('/core/x');
  sendJson(response, 200, 'of the first user');
  for (const failure of await Promise.all(calls))
    expect(failure).toMatchObject({ name: 'CancelledError', reason: 'session-over' });
  await expect(next).resolves.toBe('later');
});
