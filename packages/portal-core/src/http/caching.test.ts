import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createManualClock, type ManualClock } from '../testing/manualClock.ts';
import { failureOf } from '../testing/promises.ts';
import {
  createScriptedTokens,
  sendJson,
  startApiServer,
  type ApiServer,
  type ScriptedTokens,
} from './apiServer.fixtures.ts';
import { createHttpClient } from './createHttpClient.ts';
import type { CacheEvent, HttpClient } from './ports.ts';

let api: ApiServer;
let clock: ManualClock;
let tokens: ScriptedTokens;
let http: HttpClient;

beforeEach(async () => {
  api = await startApiServer();
  // Each response contains the number of its request.
  api.handle((_request, response) =>
    sendJson(response, 200, { answer: api.requests.length, list: [{ a: 1 }] }),
  );
  clock = createManualClock();
  tokens = createScriptedTokens();
  http = createHttpClient({ baseUrl: api.origin }, { tokens, clock, random: () => 0.5 });
});

afterEach(() => api.close());

const never = { headers: { usecache: 'no' } };
const paths = (): string[] => http.cache.inspect().map(({ path }) => path);

it('A cached response is used for 5 minutes of monotonic time [HTTP-3]', async () => {
  const first = await http.get('/core/x');
  clock.shiftWallClock(86_400_000);
  await clock.advance(299_999);
  expect(await http.get('/core/x')).toBe(first);
  await clock.advance(1);
  expect(await http.get('/core/x')).toMatchObject({ answer: 2 });
  expect(api.requests).toHaveLength(2);
});

it('A cached response cannot be changed by its callers, nor can the result of a schema', async () => {
  const schema = v.object({ list: v.array(v.object({ a: v.number() })) });
  const raw = await http.get('/core/x');
  const { list } = await http.get('/core/x', { schema });
  expect(() => Object.assign(raw ?? {}, { answer: 0 })).toThrow(TypeError);
  expect(() => list.push({ a: 2 })).toThrow(TypeError);
  expect(() => Object.assign(list[0] ?? {}, { a: 2 })).toThrow(TypeError);
  expect(await http.get('/core/x', { schema })).toEqual({ list: [{ a: 1 }] });
  expect(api.requests).toHaveLength(1);
});

it('A cached response is validated once per schema', async () => {
  const check = vi.fn<() => boolean>(() => true);
  const schema = v.pipe(v.unknown(), v.check(check));
  await Promise.all([http.get('/core/x', { schema }), http.get('/core/x', { schema })]);
  await http.get('/core/x', { schema });
  expect(check).toHaveBeenCalledTimes(1);
  await http.get('/core/x', { schema: v.pipe(v.unknown(), v.check(check)) });
  expect(check).toHaveBeenCalledTimes(2);
});

it('A cached response may be text, empty or null, and text and data of one address are separate', async () => {
  const bodies = ['', 'null', '', 'null'];
  api.handle((_request, response) => void response.end(bodies[api.requests.length - 1]));
  for (let round = 0; round < 2; round += 1) {
    expect(await http.get('/core/none')).toBeUndefined();
    expect(await http.get('/core/null')).toBeNull();
    expect(await http.get('/core/none', { responseType: 'text' })).toBe('');
    expect(await http.get('/core/null', { responseType: 'text' })).toBe('null');
  }
  expect(api.requests).toHaveLength(4);
});

it('A cached response is not used by a call that is aborted already', async () => {
  await http.get('/core/x');
  const attempt = http.get('/core/x', { signal: AbortSignal.abort() });
  await expect(attempt).rejects.toMatchObject({ name: 'CancelledError', reason: 'aborted' });
});

it('A cached response is not used after it expired, even when its timer is late, and is replaced', async () => {
  const sleepy = { ...clock, setTimeout: () => () => undefined };
  http = createHttpClient({ baseUrl: api.origin }, { tokens, clock: sleepy });
  await http.get('/core/x');
  await clock.advance(299_999);
  expect(http.cache.peek('/core/x')).not.toBeNull();
  await clock.advance(1);
  expect(http.cache.peek('/core/x')).toBeNull();
  expect(await http.get('/core/x')).toMatchObject({ answer: 2 });
  expect(http.cache.inspect()).toHaveLength(1);
});

it('A cached response that replaces one with a late timer counts once', async () => {
  const timers: (() => void)[] = [];
  const setTimeout = (callback: () => void): (() => void) => {
    timers.push(callback);
    return () => void timers.splice(timers.indexOf(callback), 1);
  };
  http = createHttpClient({ baseUrl: api.origin }, { tokens, clock: { ...clock, setTimeout } });
  for (let round = 0; round < 3; round += 1) {
    await http.get('/core/x');
    await clock.advance(300_000);
  }
  expect(timers).toHaveLength(1);
  for (const fire of Array.from(timers)) fire();
  expect(http.cache.inspect()).toEqual([]);
});

it('A cached response can be read synchronously with peek', async () => {
  const schema = v.object({ answer: v.number() });
  expect(http.cache.peek('/core/x', { schema })).toBeNull();
  const answer = await http.get('/core/x', { schema });
  expect(http.cache.peek('/core/x', { schema })?.value).toBe(answer);
  expect(http.cache.peek('/core/x')).toMatchObject({ value: { list: [{ a: 1 }] } });
  expect(http.cache.peek('/core/x', never)).toBeNull();
  expect(http.cache.peek('/core/x', { params: { a: 1 } })).toBeNull();
  await clock.advance(300_000);
  expect(http.cache.peek('/core/x', { schema })).toBeNull();
});

it('A cached response is inspected without its query and content', async () => {
  await http.get('/core/x?keyword=secret', { params: { email: 'someone@example.com' } });
  await clock.advance(1_000);
  const { length } = JSON.stringify({ answer: 1, list: [{ a: 1 }] });
  expect(http.cache.inspect()).toEqual([{ path: '/core/x', bytes: length, freshMs: 299_000 }]);
});

it('The cache neither stores the response of a call whose useCache is not true nor serves it [HTTP-4]', async () => {
  expect(await http.get('/core/x', never)).toMatchObject({ answer: 1 });
  expect(await http.get('/core/x', { headers: { useCache: 'true' } })).toMatchObject({ answer: 2 });
  expect(await http.get('/core/x', never)).toMatchObject({ answer: 3 });
  expect(await http.get('/core/x')).toMatchObject({ answer: 2 });
});

it('The cache does not store an error, a contract error or invalid JSON', async () => {
  const bad = [
    (): Promise<unknown> => http.get('/core/status'),
    (): Promise<unknown> => http.get('/core/half'),
    (): Promise<unknown> => http.get('/core/unfit', { schema: v.object({ other: v.string() }) }),
  ];
  api.handle(({ url }, response) =>
    url === '/core/half'
      ? void response.end('{"a":')
      : sendJson(response, url === '/core/status' ? 404 : 200, {}),
  );
  for (const call of bad) await failureOf(call());
  expect(http.cache.inspect()).toEqual([]);
  for (const call of bad) await failureOf(call());
  expect(api.requests).toHaveLength(6);
});

it('The cache keeps other responses after a contract error', async () => {
  await http.get('/core/x');
  await failureOf(http.get('/core/y', { schema: v.object({ other: v.string() }) }));
  expect(paths()).toEqual(['/core/x']);
});

it('The cache does not store the response of a write', async () => {
  await http.post('/core/x', {});
  await http.delete('/core/x');
  expect(http.cache.inspect()).toEqual([]);
});

it('The cache does not use a stored response for a call without cache, and stores one that it shares with a cached call', async () => {
  await Promise.all([http.get('/core/x', never), http.get('/core/x')]);
  expect(paths()).toEqual(['/core/x']);
  expect(api.requests).toHaveLength(1);
});

it('The cache does not store a response when the caller who wanted it cached has left', async () => {
  const controller = new AbortController();
  const leaver = failureOf(http.get('/core/x', { signal: controller.signal }));
  const stayer = http.get('/core/x', never);
  controller.abort();
  await leaver;
  await stayer;
  expect(http.cache.inspect()).toEqual([]);
});

it('The HTTP cache holds at most 200 responses and drops the least recently used first', async () => {
  for (let index = 0; index < 200; index += 1) await http.get(`/core/${index}`);
  await http.get('/core/0');
  await http.get('/core/200');
  expect(http.cache.inspect()).toHaveLength(200);
  expect(paths()).toContain('/core/0');
  expect(paths()).not.toContain('/core/1');
  expect(paths().at(-1)).toBe('/core/200');
  for (const path of paths().toReversed()) await http.get(path);
  await http.get('/core/201');
  expect(paths()).not.toContain('/core/200');
  expect(paths()).toContain('/core/0');
});

it('The HTTP cache holds at most 10 MB', async () => {
  const megabyte = 'é'.repeat(500_000);
  api.handle(({ url }, response) => void response.end(megabyte.repeat(url === '/core/large' ? 5 : 1)));
  for (let index = 0; index < 12; index += 1) await http.get(`/core/${index}`, { responseType: 'text' });
  expect(paths()).toEqual(Array.from({ length: 10 }, (_, index) => `/core/${index + 2}`));
  await http.get('/core/large', { responseType: 'text' });
  expect(paths()).toEqual([7, 8, 9, 10, 11, 'large'].map((name) => `/core/${name}`));
});

it('The HTTP cache frees its memory while idle', async () => {
  await http.get('/core/x');
  await clock.advance(100_000);
  await http.get('/core/y');
  await http.get('/core/x');
  await clock.advance(200_000);
  expect(paths()).toEqual(['/core/y']);
  await clock.advance(100_000);
  expect(paths()).toEqual([]);
  expect(clock.pendingTimers()).toBe(0);
});

it('The HTTP cache is cleared with its timers', async () => {
  await http.get('/core/x');
  http.cache.clear();
  expect(http.cache.inspect()).toEqual([]);
  expect(clock.pendingTimers()).toBe(0);
  expect(await http.get('/core/x')).toMatchObject({ answer: 2 });
});

it('The HTTP cache is empty after the session ends, and for the next user [STATE-6]', async () => {
  const schema = v.object({ answer: v.number() });
  await http.get('/core/x', { schema });
  tokens.endSession();
  expect(http.cache.inspect()).toEqual([]);
  expect(clock.pendingTimers()).toBe(0);
  tokens.token = 'token-of-another';
  expect(http.cache.peek('/core/x', { schema })).toBeNull();
  expect(await http.get('/core/x')).toMatchObject({ answer: 2 });
});

it('The HTTP cache is empty after the following session too', async () => {
  await http.get('/core/x');
  tokens.endSession();
  tokens.token = 'token-of-another';
  await http.get('/core/x');
  tokens.endSession();
  expect(http.cache.inspect()).toEqual([]);
});

it('The HTTP cache drops everything from before sign-in', async () => {
  tokens.token = null;
  await http.get('/core/x');
  const before = http.get('/core/y');
  tokens.token = 'token-1';
  expect(http.cache.peek('/core/x')).toBeNull();
  const after = http.get('/core/y');
  expect(await after).not.toBe(await before);
  expect(await http.get('/core/x')).toMatchObject({ answer: 4 });
});

it('The HTTP cache notifies the subscribers of a response', async () => {
  const received: CacheEvent[] = [];
  const other = vi.fn<() => void>();
  const end = http.cache.subscribe('/core/x', { params: { a: 1 } }, (event) => received.push(event));
  http.cache.subscribe('/core/y', {}, other);
  await http.get('/core/x', { params: { a: 1 } });
  await http.get('/core/x', { params: { a: 2 } });
  http.cache.invalidate(['/core/x']);
  expect(other).not.toHaveBeenCalled();
  tokens.endSession();
  expect(received).toEqual(['filled', 'invalidated', 'cleared']);
  http.cache.clear();
  end();
  http.cache.clear();
  expect(received).toEqual(['filled', 'invalidated', 'cleared', 'invalidated']);
});
