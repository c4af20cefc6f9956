import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  createScriptedTokens,
  sendJson,
  startApiServer,
  type ApiServer,
} from '../http/apiServer.fixtures.ts';
import { createHttpClient } from '../http/createHttpClient.ts';
import { createLiveChat } from '../live-chat/createLiveChat.ts';
import { createNotifications } from '../notifications/createNotifications.ts';
import { createSystemClock } from '../base/platform/clock.ts';
import { createSurvey } from '../survey/createSurvey.ts';
import { createChannelHub } from '../testing/channelHub.ts';
import { createManualClock } from '../testing/manualClock.ts';
import { createMemoryStorage } from '../testing/memoryStorage.ts';
import { createScriptedSession, type ScriptedSession } from '../testing/scriptedSession.ts';
import { createTestUser } from '../testing/users.ts';
import { createScriptedPage, type ScriptedPage } from '../third-party/thirdParty.fixtures.ts';
import { createUsage } from '../usage/createUsage.ts';
import { createTerms, type Terms } from './createTerms.ts';

const acceptance = 'POST /api/identity/rest/terms-of-use/accept';
const newcomer = createTestUser({ agreedToTermsOfUse: false });
const running = {
  open: async () => undefined,
  end: () => undefined,
  pageView: () => undefined,
  stop: () => undefined,
};

let server: ApiServer;
let page: ScriptedPage;
let session: ScriptedSession;
let terms: Terms;
let openSurvey: () => Promise<void>;
let stops: (() => void)[];
let acceptanceStatus: number;

const requested = (): string[] => server.requests.map(({ method, url }) => `${method} ${url}`);

/** Resolves when the server has received this number of requests. */
async function untilRequested(count: number): Promise<void> {
  await vi.waitFor(() => expect(requested()).toHaveLength(count), { interval: 1 });
}

/** Everything the portal runs for a user, started as it is in a page on a support case. */
beforeEach(async () => {
  server = await startApiServer();
  acceptanceStatus = 204;
  server.handle(({ method, url }, response) => {
    if (method === 'POST') response.writeHead(acceptanceStatus).end();
    else sendJson(response, 200, url.startsWith('/core') ? { chatEnabled: false } : []);
  });
  page = createScriptedPage();
  session = createScriptedSession();
  const { scripts, logger } = page;
  const channel = createChannelHub().open();
  const http = createHttpClient(
    { baseUrl: server.origin },
    { tokens: createScriptedTokens(), clock: createSystemClock() },
  );
  terms = createTerms({}, { session, http, channel, logger });
  const ports = { session, terms, http, scripts, logger };
  const notifications = createNotifications(
    {},
    { ...ports, clock: createManualClock(), tabStorage: createMemoryStorage() },
  );
  const liveChat = createLiveChat({}, { ...ports, clock: createManualClock(), createChat: () => running });
  const survey = createSurvey({ scriptUrl: '/survey.js' }, { ...ports, createSurvey: () => running });
  const usage = createUsage(
    { environment: 'production', scriptUrl: '/usage.js' },
    { ...ports, createTracker: () => running },
  );
  openSurvey = survey.open;
  const parts = [terms, notifications, liveChat, survey, usage];
  for (const part of parts) part.start();
  stops = parts.map(({ stop }) => stop);
  liveChat.visit(true);
  usage.visit('/support/cases/7');
});

afterEach(async () => {
  for (const stop of stops) stop();
  await server.close();
});

it('Before the terms are accepted only the acceptance is requested, and afterwards everything that waited [TERMS-10]', async () => {
  session.signIn(newcomer);
  await openSurvey();
  acceptanceStatus = 500;
  await terms.accept();
  expect(terms.getSnapshot()).toMatchObject({ status: 'required', error: { status: 500 } });
  session.changeClaims({ ...newcomer, firstName: 'Changed' });
  acceptanceStatus = 204;
  const accepting = terms.accept();
  expect(page.tags).toEqual([]);
  await accepting;
  await untilRequested(4);
  expect(requested().slice(0, 2)).toEqual([acceptance, acceptance]);
  expect(requested().slice(2).toSorted()).toEqual([
    'GET /api/identity/rest/global-notification/notifications',
    'GET /core/rest/live-chat/configuration',
  ]);
  expect(page.tags).toEqual(['https://portal.example/usage.js']);
});

it('A user who does not accept the terms signs out with nothing requested', async () => {
  session.signIn(newcomer);
  await openSurvey();
  session.signOut();
  session.signIn(createTestUser({ id: 'user-2', agreedToTermsOfUse: false }));
  await openSurvey();
  expect([requested(), page.tags]).toEqual([[], []]);
});
