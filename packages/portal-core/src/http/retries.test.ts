import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Clock } from '../base/platform/ports.ts';
import { createManualClock, type ManualClock } from '../testing/manualClock.ts';
import { createDeferred, failureOf } from '../testing/promises.ts';
import { createScriptedTokens, sendJson, startApiServer, type ApiServer } from './apiServer.fixtures.ts';
import { createOutageDetector } from './outageDetector.ts';
import { createHttpClient } from './createHttpClient.ts';
import type { ServiceUnavailable } from './options.ts';
import type { HttpClient } from './ports.ts';
import { readRetryAfterMs, retryDelayMs } from './retryDelay.ts';

const deadlineMs = 100_000;
let api: ApiServer;
let manual: ManualClock;
let pauses: number[];
let http: HttpClient;
const unavailable = vi.fn<(event: ServiceUnavailable) => void>();
const restored = vi.fn<() => void>();

/** A clock that skips every pause before a retry, and records it. */
function createImpatientClock(): Clock {
  return {
    ...manual,
    setTimeout(callback, delayMs) {
      const cancel = manual.setTimeout(callback, delayMs);
      // The deadline, and the time for the words of a failure, are no pauses.
      if (delayMs >= deadlineMs || delayMs === 1_000) return cancel;
      pauses.push(delayMs);
      void manual.advance(delayMs);
      return cancel;
    },
  };
}

/** Responds to each request with the next listed response, and repeats the last one. */
function answerInTurn(...turns: readonly ((response: ServerResponse) => void)[]): void {
  api.handle((_request, response) => turns[Math.min(api.requests.length, turns.length) - 1]?.(response));
}

const ok = (response: ServerResponse): void => sendJson(response, 200, 'ok');
const drop = (response: ServerResponse): void => void response.destroy();
const status =
  (code: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void =>
    void response.writeHead(code, headers).end('{}');
const dropHalfWay = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
  response.write('{"half":', () => response.destroy());
};

beforeEach(async () => {
  api = await startApiServer();
  manual = createManualClock();
  pauses = [];
  vi.clearAllMocks();
  http = createHttpClient(
    {
      baseUrl: api.origin,
      timeoutMs: deadlineMs,
      onServiceUnavailable: unavailable,
      onServiceRestored: restored,
    },
    { tokens: createScriptedTokens(), clock: createImpatientClock(), random: () => 0.5 },
  );
});

afterEach(() => api.close());

it.each([
  ['whose connection is reset', drop],
  ['whose response breaks off', dropHalfWay],
  ['with status 429', status(429)],
  ['with status 502', status(502)],
])('A GET %s is retried twice at most, each time after a longer pause', async (_name, failure) => {
  answerInTurn(failure, failure, ok);
  await expect(http.get('/core/x')).resolves.toBe('ok');
  expect(pauses).toEqual([300, 600]);
  api.requests.length = 0;
  http.cache.clear();
  answerInTurn(failure);
  await failureOf(http.get('/core/x'));
  expect(api.requests).toHaveLength(3);
});

it.each([400, 403, 404, 500, 501, 503, 504, 511])('A GET with a response %s is not retried', async (code) => {
  answerInTurn(status(code));
  await expect(http.get('/core/x')).rejects.toMatchObject({ status: code });
  expect(api.requests).toHaveLength(1);
});

it('A GET is retried when the server asks: in seconds, or at a date by the server’s clock', async () => {
  const date = 'Sat, 21 Nov 2026 10:00:00 GMT';
  answerInTurn(
    status(429, { 'retry-after': '7' }),
    status(502, { 'retry-after': 'Sat, 21 Nov 2026 10:00:12 GMT', date }),
    ok,
  );
  await expect(http.get('/core/x')).resolves.toBe('ok');
  expect(pauses).toEqual([7_300, 12_600]);
});

it('A GET waits 30 s at most before a retry, and is not retried beyond its deadline', async () => {
  answerInTurn(status(429, { 'retry-after': '3600' }));
  await expect(http.get('/core/x')).rejects.toMatchObject({ status: 429 });
  expect(pauses).toEqual([30_000, 30_000]);
  pauses = [];
  const attempt = http.get('/core/x', { timeoutMs: deadlineMs });
  await expect(attempt).rejects.toMatchObject({ status: 429 });
});

it('A GET waits for a retry while one of its callers has time left', async () => {
  answerInTurn(status(429, { 'retry-after': '20' }), ok);
  const clock = createManualClock();
  http = createHttpClient(
    { baseUrl: api.origin },
    { tokens: createScriptedTokens(), clock, random: () => 0 },
  );
  // The server's wait of 20 s, plus the pause of 150 ms.
  await expect(http.get('/core/x', { timeoutMs: 20_150 })).rejects.toMatchObject({ status: 429 });
  expect(api.requests).toHaveLength(1);
  api.requests.length = 0;
  const calls = [http.get('/core/y', { timeoutMs: 60_000 }), http.get('/core/y', { timeoutMs: 1_000 })];
  const outcomes = Promise.allSettled(calls);
  await vi.waitFor(() => expect(clock.pendingTimers()).toBe(3), { interval: 1 });
  await clock.advance(20_150);
  expect(await outcomes).toMatchObject([
    { status: 'fulfilled', value: 'ok' },
    { status: 'rejected', reason: { name: 'TimeoutError' } },
  ]);
});

it('A GET is replayed after a 401 only once, however often it is retried', async () => {
  answerInTurn(status(401), status(502), status(401), ok);
  await expect(http.get('/core/x')).rejects.toMatchObject({ status: 401 });
  expect(api.requests).toHaveLength(3);
});

it('A GET without callers is not retried', async () => {
  const arrived = createDeferred<ServerResponse>();
  api.handle((_request, response) => arrived.resolve(response));
  const clock = createManualClock();
  const paused = createDeferred<undefined>();
  const watched: Clock = {
    ...clock,
    setTimeout(callback, delayMs) {
      if (delayMs < 1_000) paused.resolve(undefined);
      return clock.setTimeout(callback, delayMs);
    },
  };
  http = createHttpClient({ baseUrl: api.origin }, { tokens: createScriptedTokens(), clock: watched });
  const controller = new AbortController();
  const leaver = failureOf(http.get('/core/x', { signal: controller.signal }));
  status(502)(await arrived.promise);
  await paused.promise;
  controller.abort();
  expect(await leaver).toMatchObject({ reason: 'aborted' });
  expect(clock.pendingTimers()).toBe(0);
  await clock.advance(10_000);
  expect(api.requests).toHaveLength(1);
});

it.each(['post', 'put', 'patch', 'delete'] as const)('A %s is never retried', async (method) => {
  for (const failure of [drop, status(502), status(429, { 'retry-after': '1' })]) {
    api.requests.length = 0;
    answerInTurn(failure);
    await failureOf(http[method]('/core/x'));
    expect(api.requests).toHaveLength(1);
  }
});

it.each([
  ['the server asks for no wait', 1, 'undefined', 150, 450],
  ['the server asks for no wait, at the second retry', 2, 'undefined', 300, 900],
  ['the server sends an invalid wait', 1, 'soon', 150, 450],
  ['the date is in the past', 1, 'Thu, 01 Jan 1970 00:00:00 GMT', 150, 450],
  ['the server asks for seconds', 1, '2', 2_150, 2_450],
  ['the server asks for 0 seconds', 1, '0', 150, 450],
  ['the header is empty', 1, '', 150, 450],
  ['the server asks for an hour', 1, '3600', 30_000, 30_000],
])('retryDelayMs is between its least and most when %s', (_name, tries, retryAfter, least, most) => {
  const retryAfterMs = readRetryAfterMs({ 'retry-after': retryAfter }, Date.UTC(2026, 0, 1));
  expect(retryDelayMs(tries, retryAfterMs, 0)).toBe(least);
  expect(retryDelayMs(tries, retryAfterMs, 1)).toBe(most);
});

it('An outage is reported once for any number of calls, and each caller gets its error [ERR-1]', async () => {
  api.handle(({ url }, response) => status(url.endsWith('3') ? 503 : 504)(response));
  const calls = Array.from({ length: 20 }, (_, index) => failureOf(http.get(`/core/${index}`)));
  for (const failure of await Promise.all(calls))
    expect(failure).toMatchObject({ name: 'HttpStatusError', retryAfterMs: 0 });
  expect(unavailable).toHaveBeenCalledTimes(1);
  expect(restored).not.toHaveBeenCalled();
});

it('An outage ends with a successful call, and the next one is reported after five quiet seconds', async () => {
  const down = status(511);
  answerInTurn(status(511, { 'retry-after': '7' }), ok, ok, down, down, down);
  expect(await failureOf(http.get('/core/1?a=1'))).toMatchObject({ retryAfterMs: 7_000 });
  await http.get('/core/1?a=2');
  await http.post('/core/1');
  expect(restored).toHaveBeenCalledTimes(1);
  await failureOf(http.post('/core/4'));
  await manual.advance(4_999);
  await failureOf(http.get('/core/5'));
  expect(unavailable.mock.calls).toEqual([
    [{ status: 511, path: '/core/1', retryAfterMs: 7_000 }],
    [{ status: 511, path: '/core/4', retryAfterMs: 0 }],
  ]);
  await manual.advance(5_000);
  await failureOf(http.get('/core/6'));
  expect(unavailable).toHaveBeenCalledTimes(3);
});

it('An outage does not end until every failed path has succeeded', async () => {
  const down = new Set(['/core/a', '/core/b']);
  api.handle(({ url }, response) => (down.has(url) ? status(503)(response) : ok(response)));
  for (let round = 0; round < 3; round += 1) {
    await failureOf(http.post('/core/a'));
    await failureOf(http.post('/core/b'));
    await http.post('/core/up');
  }
  expect(unavailable).toHaveBeenCalledTimes(1);
  down.delete('/core/a');
  await http.post('/core/a');
  expect(restored).not.toHaveBeenCalled();
  down.clear();
  await http.post('/core/b');
  expect(restored).toHaveBeenCalledTimes(1);
});

it('An outage is detected by the status alone, even when the body breaks off, stalls or is too large', async () => {
  for (const speak of [
    (response: ServerResponse): void => {
      response.writeHead(503, { 'content-length': '50' });
      response.write('{"half":', () => response.destroy());
    },
    (response: ServerResponse): void => void response.writeHead(503).write('{"half":'),
    (response: ServerResponse): void => void response.writeHead(503).end('['.repeat(9_000_000)),
  ]) {
    unavailable.mockClear();
    api.requests.length = 0;
    const arrived = createDeferred<undefined>();
    api.handle((_request, response) => {
      speak(response);
      arrived.resolve(undefined);
    });
    const attempt = failureOf(http.get('/core/x'));
    await arrived.promise;
    // Its words are waited for, but no longer than a second.
    await vi.waitFor(async () => {
      await manual.advance(1_000);
      expect(unavailable).toHaveBeenCalledTimes(1);
    });
    expect(await attempt).toMatchObject({ name: 'HttpStatusError', status: 503, problem: null });
    expect(api.requests).toHaveLength(1);
    await manual.advance(30_000);
  }
});

it('An outage does not end with a response to an earlier request', async () => {
  const clock = createManualClock();
  const outageDetector = createOutageDetector(clock);
  await clock.advance(1_000);
  expect(outageDetector.fail('/a')).toBe(true);
  expect(outageDetector.succeed('/a', 999)).toBe(false);
  expect(outageDetector.fail('/a')).toBe(false);
  expect(outageDetector.succeed('/a', 1_000)).toBe(true);
  expect(outageDetector.succeed('/a', 1_000)).toBe(false);
  expect(outageDetector.fail('/a')).toBe(true);
  await clock.advance(4_999);
  expect(outageDetector.fail('/b')).toBe(false);
  await clock.advance(4_999);
  expect(outageDetector.fail('/b')).toBe(false);
  await clock.advance(5_000);
  expect(outageDetector.fail('/b')).toBe(true);
});
