import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAuthSession } from '../auth/session/createAuthSession.ts';
import type { AuthSession } from '../auth/session/session.ts';
import { createChannelHub } from '../testing/channelHub.ts';
import { createFakeBrowser } from '../testing/fakeBrowser.ts';
import { createFakeGateway, createFakeValidator, type FakeGateway } from '../testing/fakeGateway.ts';
import { createManualClock, settlePromises, type ManualClock } from '../testing/manualClock.ts';
import { createMemoryStorage } from '../testing/memoryStorage.ts';
import { createDeferred, failureOf } from '../testing/promises.ts';
import { createRecordingLogger } from '../testing/recordingLogger.ts';
import { sendJson, startApiServer, type ApiServer } from './apiServer.fixtures.ts';
import { createHttpClient } from './createHttpClient.ts';
import type { HttpClient } from './ports.ts';

let api: ApiServer;
let clock: ManualClock;
let gateway: FakeGateway;
let session: AuthSession;
let http: HttpClient;

beforeEach(async () => {
  api = await startApiServer();
  clock = createManualClock();
  gateway = createFakeGateway();
  session = createAuthSession(
    {},
    {
      gateway,
      validator: createFakeValidator(),
      browser: createFakeBrowser(),
      clock,
      tabStorage: createMemoryStorage(),
      channel: createChannelHub().open(),
      logger: createRecordingLogger(),
    },
  );
  http = createHttpClient({ baseUrl: api.origin }, { tokens: session, clock });
  await session.start();
});

afterEach(() => api.close());

const callAll = (): Promise<unknown>[] =>
  Array.from({ length: 200 }, (_, index) => http.get(`/api/things/${index}`));

it.each([
  ['has expired', 301],
  ['expires within 30 s', 271],
])(
  'Two hundred concurrent calls with a token that %s cause one refresh, and all send the new token [HTTP-6, HTTP-7]',
  async (_name, seconds) => {
    await clock.advance(seconds * 1_000);
    await Promise.all(callAll());
    expect(gateway.calls.refresh).toBe(1);
    expect(new Set(api.requests.map(({ headers }) => headers.authorization))).toEqual(
      new Set(['Bearer access-2']),
    );
    expect(api.requests).toHaveLength(200);
  },
);

it('Two hundred concurrent calls with a token that the server rejects cause one refresh', async () => {
  api.handle(({ headers }, response) =>
    sendJson(response, headers.authorization === 'Bearer access-2' ? 200 : 401, {}),
  );
  await Promise.all(callAll());
  expect(gateway.calls.refresh).toBe(1);
  expect(api.requests).toHaveLength(400);
});

it('Two hundred concurrent calls settle once within 10 s when the refresh stalls and the session is lost', async () => {
  gateway.refresh = () => new Promise(() => undefined);
  await clock.advance(301_000);
  let settled = 0;
  const outcomes = callAll().map(async (call) => {
    const failure = await failureOf(call);
    settled += 1;
    return failure;
  });
  await clock.advance(10_000);
  expect(settled).toBe(200);
  for (const failure of await Promise.all(outcomes))
    expect(failure).toMatchObject({ name: 'CancelledError', reason: 'session-over' });
  expect(api.requests).toEqual([]);
});

it('A response from before sign-out reaches no caller, and nothing stays cached [STATE-6]', async () => {
  await http.get('/core/kept');
  const arrived = createDeferred<ServerResponse>();
  api.handle((_request, response) => arrived.resolve(response));
  const attempt = failureOf(http.get('/core/late'));
  const response = await arrived.promise;
  await session.signOut();
  sendJson(response, 200, 'of the first');
  expect(await attempt).toMatchObject({ name: 'CancelledError', reason: 'session-over' });
  expect(http.cache.inspect()).toEqual([]);
});

it('A call that waits for a token rejects at once on sign-out', async () => {
  gateway.refresh = () => new Promise(() => undefined);
  await clock.advance(301_000);
  const attempt = failureOf(http.get('/api/x'));
  await settlePromises();
  await session.signOut();
  expect(await attempt).toMatchObject({ reason: 'session-over' });
  expect(api.requests).toEqual([]);
});
