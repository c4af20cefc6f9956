import type { ServerResponse } from 'node:http';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createManualClock, type ManualClock } from '../testing/manualClock.ts';
import { createDeferred, failureOf } from '../testing/promises.ts';
import {
  createScriptedTokens,
  sendJson,
  startApiServer,
  type ApiServer,
  type ScriptedTokens,
} from './apiServer.fixtures.ts';
import { createHttpClient } from './createHttpClient.ts';
import { matchesPath } from './matchesPath.ts';
import type { CacheEvent, HttpClient } from './ports.ts';

let clock: ManualClock;
let tokens: ScriptedTokens;
let http: HttpClient;

beforeEach(() => {
  clock = createManualClock();
  tokens = createScriptedTokens();
});

it.each([
  ['/a/b', '/a/b', true],
  ['/a/b', '/a/b?page=2', true],
  ['/a/b', '/a/b/c', false],
  ['/a/b', '/a', false],
  ['/a/*', '/a', true],
  ['/a/*', '/a?q=1', true],
  ['/a/*', '/a/b/c?q=1', true],
  ['/a/*', '/ab', false],
  ['/*', '/anything/at/all', true],
])('matchesPath matches %s with %s: %s', (pattern, path, means) => {
  expect(matchesPath(path, ['/other', pattern])).toBe(means);
});

describe('a write', () => {
  let api: ApiServer;

  beforeEach(async () => {
    api = await startApiServer();
    api.handle((_request, response) => sendJson(response, 200, api.requests.length));
    http = createHttpClient({ baseUrl: api.origin }, { tokens, clock });
  });

  afterEach(() => api.close());

  it('A write makes the paths it names stale, with any query, and nothing else', async () => {
    await http.get('/core/cases', { params: { page: 1 } });
    await http.get('/core/cases/7');
    await http.get('/core/quotes');
    await http.put('/core/cases/7', {}, { invalidates: ['/core/cases/*'] });
    expect(http.cache.inspect().map(({ path }) => path)).toEqual(['/core/quotes']);
    expect(await http.get('/core/cases/7')).toBe(5);
  });

  it('A write without invalidates leaves the cache unchanged', async () => {
    await http.get('/core/x');
    await http.post('/core/x');
    expect(await http.get('/core/x')).toBe(1);
  });

  it('A write that fails also makes responses stale, because it may have been done', async () => {
    await http.get('/core/x');
    api.handle((_request, response) => sendJson(response, 500, {}));
    await failureOf(http.delete('/core/x', { invalidates: ['/core/x'] }));
    expect(http.cache.inspect()).toEqual([]);
    api.handle((_request, response) => sendJson(response, 200, 'new'));
    expect(await http.get('/core/x')).toBe('new');
  });

  it('A write that is refused for want of a right makes every response stale, because all may offer what is refused [HTTP-16]', async () => {
    await http.get('/core/x');
    await http.get('/core/y');
    api.handle((_request, response) => sendJson(response, 403, {}));
    await failureOf(http.post('/core/z'));
    expect(http.cache.inspect()).toEqual([]);
  });

  it('A write that times out also makes responses stale', async () => {
    await http.get('/core/x');
    api.handle(() => undefined);
    const attempt = failureOf(http.post('/core/x', {}, { invalidates: ['/core/x'], timeoutMs: 500 }));
    await clock.advance(500);
    expect(await attempt).toMatchObject({ name: 'TimeoutError' });
    expect(http.cache.inspect()).toEqual([]);
  });

  it('A write that was refused before it was sent changes nothing', async () => {
    await http.get('/core/x');
    await failureOf(http.post('https://evil.example', {}, { invalidates: ['/core/x'] }));
    await failureOf(http.post('/core/x', {}, { invalidates: ['/core/x'], signal: AbortSignal.abort() }));
    expect(http.cache.inspect()).toHaveLength(1);
  });

  it('A write keeps an earlier GET from being joined or cached [HTTP-2]', async () => {
    const arrived = createDeferred<ServerResponse>();
    api.handle((_request, response) => arrived.resolve(response));
    const before = http.get('/core/x');
    const response = await arrived.promise;
    api.handle((_request, later) => sendJson(later, 200, 'new'));
    const writing = http.post('/core/x', {}, { invalidates: ['/core/x'] });
    const meanwhile = http.get('/core/x');
    await writing;
    sendJson(response, 200, 'old');
    expect(await before).toBe('old');
    expect(await meanwhile).toBe('new');
    expect(await http.get('/core/x')).toBe('new');
  });

  it('A write allows joining a GET that it does not name', async () => {
    const arrived = createDeferred<ServerResponse>();
    api.handle((_request, response) => arrived.resolve(response));
    const first = http.get('/core/x');
    const response = await arrived.promise;
    api.handle((_request, later) => sendJson(later, 200, 'later'));
    await http.post('/core/y', {}, { invalidates: ['/core/y'] });
    const second = http.get('/core/x');
    sendJson(response, 200, 'one for both');
    expect(await Promise.all([first, second])).toEqual(['one for both', 'one for both']);
  });

  it('A write allows joining later GETs, even after an earlier one has ended', async () => {
    const held: ServerResponse[] = [];
    const arrived = [createDeferred<void>(), createDeferred<void>()];
    api.handle(({ method }, response) => {
      if (method === 'POST') sendJson(response, 200, {});
      else arrived[held.push(response) - 1]?.resolve();
    });
    const before = http.get('/core/x');
    await arrived[0]?.promise;
    await http.post('/core/x', {}, { invalidates: ['/core/x'] });
    const after = http.get('/core/x');
    await arrived[1]?.promise;
    const [old, fresh] = held;
    if (old !== undefined) sendJson(old, 200, 'old');
    expect(await before).toBe('old');
    const joined = http.get('/core/x');
    if (fresh !== undefined) sendJson(fresh, 200, 'new');
    expect(await Promise.all([after, joined])).toEqual(['new', 'new']);
    expect(api.requests).toHaveLength(3);
  });

  it('A write notifies the subscribers of the stale responses when it has settled', async () => {
    const received: CacheEvent[] = [];
    http.cache.subscribe('/core/x?a=1', {}, (event) => received.push(event));
    const writing = http.post('/core/y', {}, { invalidates: ['/core/*'] });
    expect(received).toEqual([]);
    await writing;
    expect(received).toEqual(['invalidated']);
  });
});

/** One step of a random schedule. */
type Step =
  | { do: 'read'; useCache: boolean; leaves: boolean }
  | { do: 'write'; fails: 'no' | 'status' | 'network' }
  | { do: 'serve' | 'respond'; which: number }
  | { do: 'wait'; ms: number }
  | { do: 'leave' };

interface Exchange {
  isWrite: boolean;
  fails: 'no' | 'status' | 'network';
  /** Present once the server has done its part. */
  version?: number;
  resolve(response: Response): void;
  reject(error: Error): void;
}

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('read' as const), useCache: fc.boolean(), leaves: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('write' as const),
      fails: fc.constantFrom('no' as const, 'status' as const, 'network' as const),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constantFrom('serve' as const, 'respond' as const), which: fc.nat(5) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1_000, 60_000, 300_000) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave' as const) }) },
);

/** A server with one number, which writes increase. The schedule decides its actions and the times of its responses. */
function createNumberServer() {
  const open: Exchange[] = [];
  let version = 0;

  const fetch = (input: Request): Promise<Response> =>
    new Promise((resolve, reject) => {
      const fails = input.headers.get('x-fails') ?? 'no';
      const exchange: Exchange = {
        isWrite: input.method === 'POST',
        fails: fails === 'status' || fails === 'network' ? fails : 'no',
        resolve,
        reject,
      };
      open.push(exchange);
      input.signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });

  function serve(which: number): void {
    const joinOptions = open.filter((exchange) => exchange.version === undefined);
    const exchange = joinOptions[which % Math.max(joinOptions.length, 1)];
    if (exchange === undefined) return;
    if (exchange.isWrite) version += 1;
    exchange.version = version;
  }

  function respond(which: number): void {
    const served = open.filter((exchange) => exchange.version !== undefined);
    const exchange = served[which % Math.max(served.length, 1)];
    if (exchange === undefined) return;
    open.splice(open.indexOf(exchange), 1);
    if (exchange.fails === 'network') exchange.reject(new TypeError('fetch failed'));
    else
      exchange.resolve(Response.json(exchange.version, { status: exchange.fails === 'status' ? 500 : 200 }));
  }

  return { fetch, serve, respond, open, version: () => version };
}

/** Lets everything that does not wait for the schedule happen; reading a body takes a few turns. */
async function settleTurns(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1)
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
}

describe('in any schedule of reads and writes', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('A read that starts after a write never returns data from before it, in any schedule of reads and writes', async () => {
    let reads = 0;
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 40 }), async (steps) => {
        runs += 1;
        const server = createNumberServer();
        vi.stubGlobal('fetch', server.fetch);
        clock = createManualClock();
        http = createHttpClient({ baseUrl: 'http://portal.test' }, { tokens, clock, random: () => 0.5 });
        const leavers: AbortController[] = [];
        const outcomes: Promise<void>[] = [];
        const stale: string[] = [];
        let settledVersion = 0;

        async function read(useCache: boolean, leaves: boolean): Promise<void> {
          const atLeast = settledVersion;
          const controller = new AbortController();
          if (leaves) leavers.push(controller);
          const { signal } = controller;
          const headers = { useCache: String(useCache) };
          const value = await http.get('/core/number', { signal, headers, timeoutMs: 400_000 });
          reads += 1;
          if (Number(value) < atLeast) stale.push(`${String(value)} after ${atLeast}`);
        }

        async function write(fails: string): Promise<void> {
          const headers = { 'x-fails': fails };
          try {
            await http.post('/core/number', {}, { headers, invalidates: ['/core/*'], timeoutMs: 400_000 });
          } finally {
            settledVersion = server.version();
          }
        }

        async function play(next: Step): Promise<void> {
          if (next.do === 'read') outcomes.push(read(next.useCache, next.leaves).catch(() => undefined));
          else if (next.do === 'write') outcomes.push(write(next.fails).catch(() => undefined));
          else if (next.do === 'leave') leavers.shift()?.abort();
          else if (next.do === 'wait') await clock.advance(next.ms);
          else server[next.do](next.which);
          await settleTurns();
        }

        for (const next of steps) await play(next);
        while (server.open.length > 0) {
          server.serve(0);
          server.respond(0);
          await settleTurns();
        }
        await Promise.all(outcomes);
        expect(stale).toEqual([]);
      }),
      { numRuns: 100 },
    );
    expect(reads).toBeGreaterThan(runs);
  });
});
