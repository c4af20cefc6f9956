import type { ServerResponse } from 'node:http';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

function answer(body: string, headers: Record<string, string> = {}): void {
  api.handle((_request, response) => void response.writeHead(200, headers).end(body));
}

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

describe('an answer that is too much', () => {
  it('is not read to its end: 10 MB are the limit', async () => {
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

  it('is one of 10 MB and a byte; one of 10 MB is not', async () => {
    answer('é'.repeat(5_000_000));
    await expect(http.get('/core/x', { responseType: 'text' })).resolves.toHaveLength(5_000_000);
    answer(`${'é'.repeat(5_000_000)}!`);
    await expect(http.get('/core/y', { responseType: 'text' })).rejects.toMatchObject({
      name: 'ContractError',
    });
  });

  it.each([65, 100_000, 4_000_000])('is one nested %i levels deep', async (depth) => {
    answer(nested(depth));
    await expect(http.get('/core/x')).rejects.toMatchObject({
      name: 'ContractError',
      message: expect.stringContaining('is nested too deeply'),
    });
    await expect(http.post('/core/x')).rejects.toMatchObject({ name: 'ContractError' });
    expect(http.cache.inspect()).toEqual([]);
  });

  it('is one of objects in each other, as well as of lists', async () => {
    answer('{"a":'.repeat(64) + '1' + '}'.repeat(64));
    await expect(http.get('/core/x')).resolves.toHaveProperty('a');
    answer('{"a":'.repeat(65) + '1' + '}'.repeat(65));
    await expect(http.get('/core/y')).rejects.toMatchObject({ name: 'ContractError' });
  });

  it('is not one nested 64 levels deep, nor one that is merely long', async () => {
    answer(nested(64));
    await expect(http.get('/core/x')).resolves.toEqual([expect.anything()]);
    answer(JSON.stringify(['\\"', '['.repeat(99), '"{'.repeat(99), { '[': [] }]));
    await expect(http.get('/core/brackets')).resolves.toHaveLength(4);
    answer(`[${'{},[],'.repeat(100)}0]`);
    await expect(http.get('/core/wide')).resolves.toHaveLength(201);
    answer(`[${'0,'.repeat(100_000)}0]`);
    await expect(http.get('/core/y')).resolves.toHaveLength(100_001);
  });
});

describe('an answer that lies', () => {
  it('about its length breaks off', async () => {
    answer('{"a":1}', { 'content-length': '3' });
    await expect(http.get('/core/x')).rejects.toMatchObject({ name: 'ContractError' });
  });

  it('about its type is judged by what it is', async () => {
    answer('{"a":1}', { 'content-type': 'text/plain' });
    await expect(http.get('/core/x')).resolves.toEqual({ a: 1 });
    answer('{"a":1}', { 'content-type': 'text/html' });
    await expect(http.get('/core/html')).resolves.toEqual({ a: 1 });
    answer(' \n ', { 'content-type': 'application/json' });
    await expect(http.get('/core/blank')).resolves.toBeUndefined();
    answer('<p>Hello</p>', { 'content-type': 'application/json' });
    await expect(http.get('/core/y')).rejects.toMatchObject({ name: 'ContractError' });
  });

  it('by status 200 with a sign-in page of the network is told apart from data and from text', async () => {
    const page = '<!-- hotel --><!DOCTYPE html><html><head></head><body>Welcome</body></html>';
    answer(page, { 'content-type': 'text/html' });
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

  it('does not, when it is a piece of HTML where text is due', async () => {
    answer('<div><h1>News</h1></div>', { 'content-type': 'text/html' });
    await expect(http.get('/core/x', { responseType: 'text' })).resolves.toBe('<div><h1>News</h1></div>');
  });

  it('in bytes that are no text, or with a mark in front, is read as far as it goes', async () => {
    api.handle((_request, response) => void response.end(Buffer.from([0xef, 0xbb, 0xbf, 0x22, 0xff, 0x22])));
    await expect(http.get('/core/x')).resolves.toBe('\uFFFD');
  });

  it('in its problem details is believed only where it makes sense', async () => {
    api.handle((_request, response) => sendJson(response, 400, { title: 7, status: '400', message: 'Why' }));
    const failure = await failureOf(http.get('/core/x'));
    expect(failure instanceof HttpStatusError && failure.problem).toEqual({ message: 'Why' });
    api.handle((_request, response) => sendJson(response, 400, ['message']));
    expect(await failureOf(http.get('/core/x'))).toMatchObject({ problem: null });
  });

  it('with members that are meant to change every object changes none', async () => {
    answer('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}');
    await http.get('/core/x');
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });
});

describe('an answer that goes astray', () => {
  it('by a redirect is not followed, wherever that leads, and nothing is taken along', async () => {
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

  it('and never comes is given up at the deadline: before its head, and in the middle of its body', async () => {
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
});

describe('what a schema made of an answer', () => {
  it('may hold what data does not: such objects are left as they are', async () => {
    answer('"2026-01-01"');
    const schema = v.pipe(
      v.string(),
      v.transform((day) => ({ date: new Date(day), bytes: new Uint8Array(2), days: [day] })),
    );
    const made = await http.get('/core/x', { schema });
    expect(made.date.getFullYear()).toBe(2026);
    expect(Object.isFrozen(made.days)).toBe(true);
    expect(Object.isFrozen(made.bytes)).toBe(false);
  });

  it('is not shared where it can be changed: each caller gets his own', async () => {
    answer('"2026-01-01"');
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

  it('is shared where it has no prototype, and frozen as data is', async () => {
    answer('1');
    const schema = v.pipe(
      v.unknown(),
      v.transform(() => Object.assign(Object.create(null) as object, { list: [1] })),
    );
    const made = await http.get('/core/x', { schema });
    expect(Object.isFrozen(made) && Object.isFrozen(made.list)).toBe(true);
    expect(await http.get('/core/x', { schema })).toBe(made);
  });

  it('is refused where that takes time, and where the schema fails by itself', async () => {
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

  it('may refer to itself', () => {
    const ring: { self?: unknown } = {};
    ring.self = ring;
    sealData(ring);
    expect(Object.isFrozen(ring)).toBe(true);
  });
});
