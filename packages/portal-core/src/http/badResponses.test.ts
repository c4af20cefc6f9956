import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HttpStatusError } from '../base/errors/errors.ts';
import { createManualClock, type ManualClock } from '../testing/manualClock.ts';
import { createDeferred, failureOf } from '../testing/promises.ts';
import { createScriptedTokens, sendJson, startApiServer, type ApiServer } from './apiServer.fixtures.ts';
import { createHttpClient } from './createHttpClient.ts';
import type { HttpClient } from './ports.ts';
import { sealData } from './sealData.ts';

let api: ApiServer;
let clock: ManualClock;
let http: HttpClient;

beforeEach(async () => {
  api = await startApiServer();
  clock = createManualClock();
  http = createHttpClient({ baseUrl: api.origin }, { tokens: createScriptedTokens(), clock });
});

afterEach(() => api.close());

function respond(body: string, headers: Record<string, string> = {}): void {
  api.handle((_request, response) => void response.writeHead(200, headers).end(body));
}

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

it('A response is not read beyond 10 MB', async () => {
  const closed = createDeferred<number>();
  const megabyte = 'x'.repeat(1_000_000);
  api.handle((_request, response) => {
    let written = 0;
    const write = (): void => {
      written += 1;
      response.write(megabyte, () => {
        if (!response.destroyed && written < 100) write();
      });
    };
    response.on('close', () => closed.resolve(written));
    write();
  });
  const attempt = failureOf(http.get('/core/x', { responseType: 'text' }));
  expect(await attempt).toMatchObject({ name: 'ContractError', message: expect.stringContaining('10 MB') });
  expect(await closed.promise).toBeLessThan(60);
  expect(api.requests).toHaveLength(1);
});

it('A response of 10 MB is read, and one a byte longer rejects with a ContractError', async () => {
  respond('é'.repeat(5_000_000));
  await expect(http.get('/core/x', { responseType: 'text' })).resolves.toHaveLength(5_000_000);
  respond(`${'é'.repeat(5_000_000)}!`);
  await expect(http.get('/core/y', { responseType: 'text' })).rejects.toMatchObject({
    name: 'ContractError',
  });
});

it('A file may have up to 100 MB', async () => {
  const megabyte = Buffer.alloc(1_000_000, 'x');
  const answerMegabytes = (count: number): void =>
    api.handle((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/zip' });
      Readable.from(Array.from({ length: count }, () => megabyte)).pipe(response);
    });
  answerMegabytes(12);
  await expect(http.post('/core/x', {}, { responseType: 'blob' })).resolves.toHaveProperty('size', 12e6);
  answerMegabytes(101);
  await expect(http.post('/core/x', {}, { responseType: 'blob' })).rejects.toMatchObject({
    name: 'ContractError',
    message: expect.stringContaining('is larger than 100 MB'),
  });
});

it.each([65, 100_000, 4_000_000])(
  'A response nested %i levels deep rejects with a ContractError and is not cached',
  async (depth) => {
    respond(nested(depth));
    await expect(http.get('/core/x')).rejects.toMatchObject({
      name: 'ContractError',
      message: expect.stringContaining('is nested too deeply'),
    });
    await expect(http.post('/core/x')).rejects.toMatchObject({ name: 'ContractError' });
    expect(http.cache.inspect()).toEqual([]);
  },
);

it('A response may nest objects 64 levels deep, and no deeper', async () => {
  respond('{"a":'.repeat(64) + '1' + '}'.repeat(64));
  await expect(http.get('/core/x')).resolves.toHaveProperty('a');
  respond('{"a":'.repeat(65) + '1' + '}'.repeat(65));
  await expect(http.get('/core/y')).rejects.toMatchObject({ name: 'ContractError' });
});

it('A response that is nested 64 levels deep, contains brackets in texts or is merely long is read', async () => {
  respond(nested(64));
  await expect(http.get('/core/x')).resolves.toEqual([expect.anything()]);
  respond(JSON.stringify(['\\"', '['.repeat(99), '"{'.repeat(99), { '[': [] }]));
  await expect(http.get('/core/brackets')).resolves.toHaveLength(4);
  respond(`[${'{},[],'.repeat(100)}0]`);
  await expect(http.get('/core/wide')).resolves.toHaveLength(201);
  respond(`[${'0,'.repeat(100_000)}0]`);
  await expect(http.get('/core/y')).resolves.toHaveLength(100_001);
});

it('A response with a wrong length rejects with a ContractError', async () => {
  respond('{"a":1}', { 'content-length': '3' });
  await expect(http.get('/core/x')).rejects.toMatchObject({ name: 'ContractError' });
});

it('A response that does not fit the schema rejects with an error that has the id of its request', async () => {
  respond('{"a":"text"}', { 'x-request-id': 'R-4f1c' });
  const schema = v.object({ a: v.number() });
  const error = { name: 'ContractError', requestId: 'R-4f1c' };
  await expect(http.get('/core/x', { schema })).rejects.toMatchObject(error);
  await expect(http.get('/core/x', { schema })).rejects.toMatchObject(error);
  await expect(http.post('/core/x', {}, { schema })).rejects.toMatchObject(error);
});

it('A response with a wrong content type is judged by its content', async () => {
  respond('{"a":1}', { 'content-type': 'text/plain' });
  await expect(http.get('/core/x')).resolves.toEqual({ a: 1 });
  respond('{"a":1}', { 'content-type': 'text/html' });
  await expect(http.get('/core/html')).resolves.toEqual({ a: 1 });
  respond(' \n ', { 'content-type': 'application/json' });
  await expect(http.get('/core/blank')).resolves.toBeUndefined();
  respond('<p>Hello</p>', { 'content-type': 'application/json' });
  await expect(http.get('/core/y')).rejects.toMatchObject({ name: 'ContractError' });
});

it('A network sign-in page with status 200 is refused as data, as text and as a file', async () => {
  const page = '<!-- hotel --><!DOCTYPE html><html><head></head><body>Welcome</body></html>';
  respond(page, { 'content-type': 'text/html' });
  for (const responseType of ['json', 'text', 'blob'] as const) {
    await expect(http.get('/core/x', { responseType })).rejects.toMatchObject({
      name: 'ContractError',
      message: expect.stringMatching(
        `instead of ${{ json: 'data', text: 'text', blob: 'a file' }[responseType]}, .*network sign-in page`,
      ),
    });
  }
  expect(http.cache.inspect()).toEqual([]);
});

it('An HTML fragment is not taken for a network sign-in page where text is expected', async () => {
  respond('<div><h1>News</h1></div>', { 'content-type': 'text/html' });
  await expect(http.get('/core/x', { responseType: 'text' })).resolves.toBe('<div><h1>News</h1></div>');
});

it('A response with invalid bytes or a byte order mark is read as far as possible', async () => {
  api.handle((_request, response) => void response.end(Buffer.from([0xef, 0xbb, 0xbf, 0x22, 0xff, 0x22])));
  await expect(http.get('/core/x')).resolves.toBe('\uFFFD');
});

it('Problem details are read without their invalid members', async () => {
  api.handle((_request, response) => sendJson(response, 400, { title: 7, status: '400', message: 'Why' }));
  const failure = await failureOf(http.get('/core/x'));
  expect(failure instanceof HttpStatusError && failure.problem).toEqual({ message: 'Why' });
  api.handle((_request, response) => sendJson(response, 400, ['message']));
  expect(await failureOf(http.get('/core/x'))).toMatchObject({ problem: null });
});

it('Problem details keep only errors with a pointer and a text, whether the text is named detail or message', async () => {
  const valid = [
    { pointer: '/subject', detail: 'Enter a subject' },
    { pointer: '#/sites/0', message: 'Choose a site', code: 'required' },
  ];
  const invalid = [null, 'text', { pointer: '/x' }, { pointer: 7, detail: 'x' }, { detail: 'x' }];
  api.handle((_request, response) => sendJson(response, 422, { errors: [...valid, ...invalid] }));
  const failure = await failureOf(http.get('/core/x'));
  expect(failure instanceof HttpStatusError && failure.problem).toEqual({
    errors: [
      { pointer: '/subject', detail: 'Enter a subject' },
      { pointer: '/sites/0', detail: 'Choose a site' },
    ],
  });
  api.handle((_request, response) => sendJson(response, 422, { errors: 'none' }));
  expect(await failureOf(http.get('/core/x'))).toMatchObject({ problem: {} });
});

it('A response cannot change the prototype of all objects', async () => {
  respond('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}');
  await http.get('/core/x');
  expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
});

it('A redirect is not followed, and no token is sent along', async () => {
  const elsewhere = await startApiServer();
  for (const location of [elsewhere.origin, '/sign-in']) {
    for (const method of ['get', 'post'] as const) {
      api.requests.length = 0;
      api.handle((_request, response) => void response.writeHead(307, { location }).end());
      const attempt = failureOf(http[method]('/core/x', { timeoutMs: 100 }));
      await vi.waitFor(() => expect(api.requests).toHaveLength(1));
      await clock.advance(100);
      expect(await attempt).toMatchObject({ retryable: true });
      expect(api.requests.map(({ url }) => url)).not.toContain('/sign-in');
    }
  }
  expect(elsewhere.requests).toEqual([]);
  expect(http.cache.inspect()).toEqual([]);
  await elsewhere.close();
});

it('A response that stalls before its headers or within its body is given up at the deadline', async () => {
  for (const stall of [
    (): void => undefined,
    (response: ServerResponse): void => void response.writeHead(200).write('{"half":'),
  ]) {
    const arrived = createDeferred<undefined>();
    api.handle((_request, response) => {
      stall(response);
      arrived.resolve(undefined);
    });
    const attempt = failureOf(http.post('/core/x', {}, { timeoutMs: 2_000 }));
    await arrived.promise;
    await clock.advance(2_000);
    expect(await attempt).toMatchObject({ name: 'TimeoutError', timeoutMs: 2_000 });
  }
  expect(clock.pendingTimers()).toBe(0);
});

it('The result of a schema may contain objects that are not plain data, which stay as they are', async () => {
  respond('"2026-01-01"');
  const schema = v.pipe(
    v.string(),
    v.transform((day) => ({ date: new Date(day), bytes: new Uint8Array(2), days: [day] })),
  );
  const made = await http.get('/core/x', { schema });
  expect(made.date.getFullYear()).toBe(2026);
  expect(Object.isFrozen(made.days)).toBe(true);
  expect(Object.isFrozen(made.bytes)).toBe(false);
});

it('The result of a schema is not shared when it can be changed', async () => {
  respond('"2026-01-01"');
  const schema = v.pipe(
    v.string(),
    v.transform((day) => ({ day, date: new Date(day) })),
  );
  const [one, other] = [await http.get('/core/x', { schema }), await http.get('/core/x', { schema })];
  one.date.setFullYear(2000);
  expect(other.date.getFullYear()).toBe(2026);
  expect(http.cache.peek('/core/x', { schema })).toBeNull();
  expect(api.requests).toHaveLength(1);
});

it('The result of a schema without a prototype is shared and frozen', async () => {
  respond('1');
  const schema = v.pipe(
    v.unknown(),
    v.transform(() => Object.assign(Object.create(null) as object, { list: [1] })),
  );
  const made = await http.get('/core/x', { schema });
  expect(Object.isFrozen(made) && Object.isFrozen(made.list)).toBe(true);
  expect(await http.get('/core/x', { schema })).toBe(made);
});

it('A schema that returns a promise or throws rejects with a ContractError', async () => {
  const slow = v.pipeAsync(
    v.unknown(),
    v.checkAsync(async () => true),
  );
  const unchecked = { name: 'ContractError', message: expect.stringContaining('could not be checked') };
  await expect(http.get('/core/x', { schema: slow })).rejects.toMatchObject(unchecked);
  const broken = v.pipe(
    v.unknown(),
    v.transform(() => {
      throw new Error('Played by the test.');
    }),
  );
  await expect(http.get('/core/x', { schema: broken })).rejects.toMatchObject(unchecked);
});

it('sealData freezes an object that contains a reference to itself', () => {
  const ring: { self?: unknown } = {};
  ring.self = ring;
  sealData(ring);
  expect(Object.isFrozen(ring)).toBe(true);
});
