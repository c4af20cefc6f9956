import { getEventListeners } from 'node:events';
import type { ServerResponse } from 'node:http';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HttpStatusError, NetworkError } from '../base/errors/errors.ts';
import { createManualClock, settlePromises, type ManualClock } from '../testing/manualClock.ts';
import { createDeferred, failureOf } from '../testing/promises.ts';
import {
  createScriptedTokens,
  sendJson,
  startApiServer,
  type ApiServer,
  type ScriptedTokens,
} from './apiServer.fixtures.ts';
import { createHttpClient } from './createHttpClient.ts';
import type { HttpClientOptions, ServiceUnavailable } from './options.ts';
import type { AccessTokenOptions, HttpClient } from './ports.ts';

let api: ApiServer;
let clock: ManualClock;
let tokens: ScriptedTokens;
let http: HttpClient;
const unavailable = vi.fn<(event: ServiceUnavailable) => void>();
const refresh = vi.fn<(options?: AccessTokenOptions) => Promise<string>>();

function createClient(options: Partial<HttpClientOptions> = {}): HttpClient {
  return createHttpClient(
    { baseUrl: api.origin, onServiceUnavailable: unavailable, ...options },
    { tokens, clock, random: () => 0.5 },
  );
}

const authorizations = (): (string | undefined)[] => api.requests.map(({ headers }) => headers.authorization);

beforeEach(async () => {
  api = await startApiServer();
  clock = createManualClock();
  tokens = createScriptedTokens();
  tokens.refresh = refresh;
  vi.clearAllMocks();
  refresh.mockImplementation(async (options) => {
    if (options?.force === true) tokens.token = 'token-2';
    return tokens.token ?? '';
  });
  http = createClient();
});

afterEach(() => api.close());

it('The access token is checked before an /api call, and sent unchecked with any other [HTTP-6, HTTP-12]', async () => {
  await http.get('/core/rest/navigation');
  expect(refresh).not.toHaveBeenCalled();
  await http.get('/apix/y');
  expect(refresh).not.toHaveBeenCalled();
  await http.get('/api/portal/rest/pins');
  await http.get('/api');
  expect(refresh).toHaveBeenCalledTimes(2);
  expect(new Set(authorizations())).toEqual(new Set(['Bearer token-1']));
});

it.each([
  ['/core/x/api/y', true],
  ['/core/rest/api', true],
  ['/core/apis/y', false],
  ['/core/x?from=/api/y', false],
])(
  'The access token is checked before a call to %s by its path segments: %s [HTTP-6]',
  async (url, isChecked) => {
    await http.get(url);
    expect(refresh).toHaveBeenCalledTimes(isChecked ? 1 : 0);
    expect(authorizations()).toEqual(['Bearer token-1']);
  },
);

it('The access token is neither requested for nor sent to an origin outside the list', async () => {
  http = createClient({ allowedOrigins: ['https://portal.example'] });
  await http.get('/api/things');
  expect(authorizations()).toEqual([undefined]);
  expect(refresh).not.toHaveBeenCalled();
  expect(tokens.proofs).toBe(0);
});

it('The access token is sent when the origin is one of several on the list', async () => {
  http = createClient({ allowedOrigins: ['https://portal.example', `${api.origin}/any/path`] });
  await http.get('/core/x');
  expect(authorizations()).toEqual(['Bearer token-1']);
});

it('The access token cannot be replaced by a caller, and steering headers are never sent [HTTP-5]', async () => {
  await http.get('/core/x', {
    headers: {
      Authorization: 'Bearer mine',
      useCache: 'false',
      HASH: 'h',
      'x-hash': '1',
      'hash-kind': '2',
    },
  });
  const headers = api.requests[0]?.headers;
  expect(headers).toMatchObject({ authorization: 'Bearer token-1', 'x-hash': '1', 'hash-kind': '2' });
  expect(headers?.['user-agent']).not.toMatch(/axios|true/);
  expect(headers).not.toHaveProperty('usecache');
  expect(headers).not.toHaveProperty('hash');
});

it('The access token is requested again for the replay when it is gone', async () => {
  api.handle((_request, response) => {
    tokens.token = null;
    sendJson(response, api.requests.length === 1 ? 401 : 200, {});
  });
  await http.get('/core/x');
  expect(refresh.mock.calls).toEqual([[{ force: true }]]);
  expect(authorizations()).toEqual(['Bearer token-1', 'Bearer token-2']);
});

it('The HTTP client reports an authorized response as proof of its token', async () => {
  await http.get('/core/x');
  expect(tokens.proofs).toBe(1);
  tokens.token = null;
  await http.get('/core/y');
  expect(tokens.proofs).toBe(1);
});

it('An access token that cannot be refreshed fails the call before it is sent', async () => {
  refresh.mockRejectedValue(new NetworkError('Played by the test.'));
  await expect(http.get('/api/x')).rejects.toBeInstanceOf(NetworkError);
  expect(api.requests).toEqual([]);
});

it('A response 401 causes one forced refresh and one replay [HTTP-12]', async () => {
  api.handle(({ headers }, response) =>
    sendJson(response, headers.authorization === 'Bearer token-2' ? 200 : 401, { ok: 1 }),
  );
  await expect(http.post('/core/x', { a: 1 })).resolves.toEqual({ ok: 1 });
  expect(authorizations()).toEqual(['Bearer token-1', 'Bearer token-2']);
  expect(api.requests.map(({ body }) => body)).toEqual(['{"a":1}', '{"a":1}']);
  expect(refresh.mock.calls).toEqual([[{ force: true }]]);
});

it('A call rejects when its replay returns 401 again', async () => {
  api.handle((_request, response) => sendJson(response, 401, {}));
  await expect(http.get('/api/x')).rejects.toMatchObject({ name: 'HttpStatusError', status: 401 });
  expect(api.requests).toHaveLength(2);
  expect(tokens.proofs).toBe(0);
});

it('A call with a response 401 is replayed without a refresh when another call refreshed the token meanwhile', async () => {
  api.handle((_request, response) => {
    tokens.token = 'token-9';
    sendJson(response, api.requests.length === 1 ? 401 : 200, {});
  });
  await http.get('/core/x');
  expect(authorizations()).toEqual(['Bearer token-1', 'Bearer token-9']);
  expect(refresh).not.toHaveBeenCalled();
});

it('A call with a response 401 is not replayed without a signed-in user, and one with 403 never is', async () => {
  api.handle((_request, response) => sendJson(response, tokens.token === null ? 401 : 403, {}));
  await expect(http.get('/core/x')).rejects.toMatchObject({ status: 403 });
  tokens.token = null;
  await expect(http.get('/core/x')).rejects.toMatchObject({ status: 401 });
  expect(api.requests).toHaveLength(2);
  expect(refresh).not.toHaveBeenCalled();
});

it('After a write that is refused the tokens are renewed, because the rights in their claims may be out of date [HTTP-16]', async () => {
  const administrators = [{ id: 'priya.shah', name: 'Priya Shah', email: 'priya@example.com' }];
  api.handle((_request, response) => sendJson(response, 403, { message: 'You may not.', administrators }));
  await expect(http.get('/core/x')).rejects.toMatchObject({ status: 403 });
  expect(refresh).not.toHaveBeenCalled();
  await expect(http.post('/core/x')).rejects.toMatchObject({
    status: 403,
    problem: {
      message: 'You may not.',
      administrators,
    },
  });
  expect(refresh.mock.calls).toEqual([[{ force: true }]]);
});

it('A response is typed by its schema', async () => {
  api.handle((_request, response) => sendJson(response, 200, { count: 3, more: true }));
  const body: { count: number } = await http.get('/core/x', { schema: v.object({ count: v.number() }) });
  expect(body).toEqual({ count: 3 });
});

it.each([
  ['of another shape', 'application/json', '{"count":"secret"}', 'does not fit the contract (/count),'],
  [
    'that looks like a web page',
    'application/json',
    ' <!doctype html>secret',
    'A web page arrived instead of data',
  ],
  [
    'that is cut off',
    'application/json',
    '{"count":"secret',
    'The response is not valid JSON, so it is not used.',
  ],
  ['that is empty where data is expected', 'application/json', '', 'does not fit the contract (/),'],
])(
  'A response %s rejects with a contract error that quotes nothing',
  async (_name, contentType, body, why) => {
    api.handle(
      (_request, response) => void response.writeHead(200, { 'content-type': contentType }).end(body),
    );
    const attempt = http.get('/core/x', { schema: v.object({ count: v.number() }) });
    const error = await failureOf(attempt);
    expect(error).toMatchObject({ name: 'ContractError', message: expect.stringContaining(why) });
    expect(String(error)).not.toContain('secret');
  },
);

it('A contract error names the operation, the status and the first member that does not fit, but no key that may be data', async () => {
  const schema = v.object({ items: v.array(v.record(v.string(), v.number())) });
  let item: object = { price: 'secret' };
  api.handle((_request, response) => sendJson(response, 200, { items: [{}, item] }));
  await expect(http.get('/core/x?q=secret', { schema, operation: 'listPrices' })).rejects.toThrow(
    'The response to listPrices (200) does not fit the contract (/items/1/price), so it is not used.',
  );
  for (const key of ['ana@example.com', '441174960100', 'AP7001']) {
    item = { [key]: null };
    await expect(http.get(`/core/${key.length}?q=secret`, { schema })).rejects.toThrow(
      `The response to /core/${key.length} (200) does not fit the contract (/items/1/*), so it is not used.`,
    );
  }
});

it('A response without a body is undefined, and text is unchanged', async () => {
  api.handle(
    ({ url }, response) =>
      void response.writeHead(url === '/none' ? 204 : 200).end(url === '/none' ? '' : '<p>Hi</p>'),
  );
  await expect(http.delete('/none')).resolves.toBeUndefined();
  await expect(http.get('/text', { responseType: 'text' })).resolves.toBe('<p>Hi</p>');
});

it('A response is a file with its type when a blob is requested, byte by byte', async () => {
  const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff, 0xfe]);
  api.handle((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/pdf' }).end(bytes);
  });
  const file = await http.get('/core/guide', { responseType: 'blob' });
  expect(file).toBeInstanceOf(Blob);
  if (!(file instanceof Blob)) return;
  expect(file.type).toBe('application/pdf');
  expect(Buffer.from(await file.arrayBuffer())).toEqual(bytes);
  expect(api.requests[0]?.headers['accept']).toBe('*/*');
  expect(http.cache.inspect()).toMatchObject([{ path: '/core/guide', bytes: 7 }]);
});

it('A response outside 2xx carries its problem details [HTTP-13]', async () => {
  const problem = {
    type: 'about:blank',
    title: 'Bad',
    status: 422,
    detail: 'Why',
    message: 'Shown inline',
  };
  const more = { extra: 1, subtitle: 'Worse', details: 'secret' };
  api.handle((_request, response) => sendJson(response, 422, { ...problem, ...more }));
  const error = await failureOf(http.put('/core/x?keyword=secret', {}));
  expect(error).toMatchObject({
    status: 422,
    message: 'The response to PUT /core/x has status 422. Try again, or contact support.',
  });
  expect(error instanceof HttpStatusError && error.problem).toEqual(problem);
});

it('A response outside 2xx without problem details has a null problem', async () => {
  api.handle((_request, response) => void response.writeHead(500).end('<html>'));
  await expect(http.patch('/core/x', {})).rejects.toMatchObject({
    status: 500,
    problem: null,
    retryable: true,
  });
});

it.each([503, 504, 511])(
  'A response %s is reported as an outage and rejects with its problem details [ERR-1]',
  async (status) => {
    api.handle((_request, response) => sendJson(response, status, { message: 'Back at noon.' }));
    await expect(http.get('/core/x?a=1')).rejects.toMatchObject({
      status,
      problem: { message: 'Back at noon.' },
    });
    expect(unavailable.mock.calls).toEqual([[{ status, path: '/core/x', retryAfterMs: 0 }]]);
  },
);

it('A call after an outage succeeds without an onServiceRestored', async () => {
  api.handle((_request, response) => sendJson(response, api.requests.length === 1 ? 503 : 200, 'ok'));
  await expect(http.get('/core/x')).rejects.toMatchObject({ status: 503 });
  await expect(http.get('/core/x')).resolves.toBe('ok');
});

it('A response 300 rejects with an HttpStatusError', async () => {
  api.handle((_request, response) => sendJson(response, 300, {}));
  await expect(http.get('/core/x')).rejects.toMatchObject({ name: 'HttpStatusError', status: 300 });
});

it('A response 500 is not an outage [ERR-1]', async () => {
  api.handle((_request, response) => sendJson(response, 500, {}));
  await expect(http.get('/core/x')).rejects.toMatchObject({ status: 500 });
  expect(unavailable).not.toHaveBeenCalled();
});

it('A call sends its query: arrays repeat their key, null and undefined are left out', async () => {
  await http.get('/core/x', { params: { a: [1, 2], b: 'x y', c: null, d: undefined, e: false } });
  expect([...new URLSearchParams(api.requests[0]?.url.split('?')[1])]).toEqual([
    ['a', '1'],
    ['a', '2'],
    ['b', 'x y'],
    ['e', 'false'],
  ]);
});

it('A call sends its method and the types it accepts', async () => {
  await http.get('/core/x');
  await http.get('/core/x', { responseType: 'text' });
  await http.delete('/core/x');
  await http.put('/core/x', {});
  await http.patch('/core/x', {});
  expect(api.requests.map(({ method, headers }) => `${method} ${headers.accept ?? ''}`)).toEqual([
    'GET application/json',
    'GET */*',
    'DELETE application/json',
    'PUT application/json',
    'PATCH application/json',
  ]);
});

it('A call without a body sends none', async () => {
  await http.post('/core/x');
  expect(api.requests[0]).toMatchObject({ method: 'POST', body: '' });
});

it.each([
  'https://evil.example/x',
  '//evil.example/x',
  '/\\evil.example',
  '/\t/evil.example',
  'core/x',
  '',
  '/api/../x',
  '/api/%2e%2E/x',
  '/a b',
])('A call to %j is refused and not sent', async (path) => {
  await expect(http.get(path)).rejects.toMatchObject({
    name: 'RequestError',
    message: expect.stringContaining('Build it with encodePath.'),
  });
  expect(api.requests).toEqual([]);
});

it('A call without a server rejects with a network error without the token', async () => {
  await api.close();
  const error = await failureOf(http.post('/core/x'));
  expect(error).toMatchObject({
    name: 'NetworkError',
    retryable: true,
    message: 'The server could not be reached. Check the connection and try again.',
    cause: 'ERR_NETWORK',
  });
  expect(
    error instanceof Error ? `${error.stack ?? ''}${JSON.stringify(error.cause)}${String(error.cause)}` : '',
  ).not.toContain('token-1');
});

it('A call rejects at its deadline, which includes the wait for a token', async () => {
  refresh.mockReturnValue(new Promise(() => undefined));
  const attempt = failureOf(http.get('/api/x', { timeoutMs: 2_000 }));
  await clock.advance(2_000);
  expect(await attempt).toMatchObject({
    name: 'TimeoutError',
    timeoutMs: 2_000,
    message: 'The response to GET /api/x took longer than 2 s. Try again.',
  });
  expect(clock.pendingTimers()).toBe(0);
});

it('A call rejects at its deadline when the response stalls half-way', async () => {
  const attempt = failureOf(http.get('/core/x', { timeoutMs: 1_000 }));
  await new Promise<void>((resolve) => {
    api.handle((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"half":');
      resolve();
    });
  });
  await clock.advance(1_000);
  expect(await attempt).toMatchObject({
    name: 'TimeoutError',
  });
});

it('A call that its caller aborts is cancelled, before and while it is sent', async () => {
  const controller = new AbortController();
  const running = failureOf(http.get('/core/x', { signal: controller.signal }));
  controller.abort();
  expect(await running).toMatchObject({
    name: 'CancelledError',
    reason: 'aborted',
  });
  await expect(http.get('/core/x', { signal: controller.signal })).rejects.toMatchObject({
    reason: 'aborted',
  });
});

it('A call leaves no listener on its caller’s signal', async () => {
  const { signal } = new AbortController();
  await http.get('/core/x', { signal });
  api.handle((_request, response) => sendJson(response, 404, {}));
  await failureOf(http.post('/core/x', {}, { signal }));
  expect(getEventListeners(signal, 'abort')).toEqual([]);
  // One listener is left on the session's signal: the client's own, whatever the calls returned.
  expect(getEventListeners(tokens.getEpoch().signal, 'abort')).toHaveLength(1);
});

it('A call in flight when the session ends is cancelled, and its late response dropped', async () => {
  const arrived = createDeferred<ServerResponse>();
  api.handle((_request, response) => arrived.resolve(response));
  const attempt = failureOf(http.get('/core/x'));
  const response = await arrived.promise;
  tokens.endSession();
  sendJson(response, 503, {});
  expect(await attempt).toMatchObject({
    name: 'CancelledError',
    reason: 'session-over',
  });
  await settlePromises();
  expect(unavailable).not.toHaveBeenCalled();
  expect(tokens.proofs).toBe(0);
});

it('A call that waits for a token when the session ends is not sent', async () => {
  const token = createDeferred<string>();
  refresh.mockReturnValue(token.promise);
  const attempt = failureOf(http.get('/api/x'));
  await settlePromises();
  tokens.endSession();
  token.resolve('token-1');
  expect(await attempt).toMatchObject({ name: 'CancelledError', reason: 'session-over' });
  await settlePromises();
  expect(api.requests).toEqual([]);
});

it('A call of the next session is not affected by the end of the one before', async () => {
  tokens.endSession();
  await expect(http.get('/core/x')).resolves.toEqual({});
  expect(authorizations()).toEqual([undefined]);
});
