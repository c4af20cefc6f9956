import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHttpClient } from '../http/createHttpClient.ts';
import {
  createScriptedTokens,
  sendJson,
  startApiServer,
  type ApiServer,
} from '../http/apiServer.fixtures.ts';
import { createSystemClock } from '../base/platform/clock.ts';
import { createStore, type ReadableStore, type Store } from '../base/store/createStore.ts';
import type { TermsState } from '../terms/createTerms.ts';
import { createManualClock } from '../testing/manualClock.ts';
import { createMemoryStorage } from '../testing/memoryStorage.ts';
import { createRecordingLogger } from '../testing/recordingLogger.ts';
import { createScriptedSession, type ScriptedSession } from '../testing/scriptedSession.ts';
import { untouchedContactRoles } from './contactRolesState.ts';
import { createNotifications, type Notifications } from './createNotifications.ts';
import { openNotification } from './notificationQueueState.ts';

const root = '/api/identity/rest/global-notification/notifications';
const marketing = `GET ${root}/marketing-notification/content`;
const contacts = `GET ${root}/contact-role-management/contacts`;
const ana = { email: 'ana@example.com', salesforceId: 'a1' };

let server: ApiServer;
let session: ScriptedSession;
let terms: Store<TermsState>;
let pauses = createManualClock();
let notifications: Notifications;
let handlers: Record<string, (respond: (status: number, body: unknown, type?: string) => void) => void>;

/** Waits until the state of a store passes the test. */
async function until<State>(store: ReadableStore<State>, isDue: (state: State) => boolean): Promise<State> {
  for (;;) {
    const state = store.getSnapshot();
    if (isDue(state)) return state;
    await new Promise<void>((resolve) => {
      const end = store.subscribe(() => {
        end();
        resolve();
      });
    });
  }
}

const openType = (): string | null => openNotification(notifications.queue.getSnapshot())?.type ?? null;
const opens = (type: string): Promise<unknown> =>
  until(notifications.queue, (state) => openNotification(state)?.type === type);
const requested = (): string[] => server.requests.map(({ method, url }) => `${method} ${url}`);

function closeOpen(choice?: { dontShowAgain?: boolean }): void {
  notifications.queue.close(openNotification(notifications.queue.getSnapshot())?.id ?? 0, choice);
}

/** Resolves after the response to the next request of this name. */
function nextRequest(name: string): Promise<void> {
  return new Promise((resolve) => {
    const handler = handlers[name];
    handlers[name] = (respond) => {
      if (handler === undefined) respond(204, '');
      else handler(respond);
      resolve();
    };
  });
}

beforeEach(async () => {
  server = await startApiServer();
  handlers = {
    [`GET ${root}`]: (respond) => respond(200, ['MARKETING', 'CONTACT_ROLE_MANAGEMENT_WARNING', 'WELCOME']),
    [marketing]: (respond) => respond(200, '<p>News</p>', 'text/html'),
    [contacts]: (respond) => respond(200, { mso: [ana], supportPrimary: [] }),
  };
  server.handle(({ method, url }, response) => {
    const handler = handlers[`${method} ${url}`] ?? ((respond) => respond(204, ''));
    handler((status, body, type) => {
      if (type === undefined && status !== 204) sendJson(response, status, body);
      else response.writeHead(status, type === undefined ? {} : { 'content-type': type }).end(String(body));
    });
  });
  session = createScriptedSession();
  terms = createStore<TermsState>({ status: 'agreed' });
  pauses = createManualClock();
  const http = createHttpClient(
    { baseUrl: server.origin },
    { tokens: createScriptedTokens(), clock: createSystemClock() },
  );
  notifications = createNotifications(
    {},
    {
      session,
      terms,
      http,
      clock: pauses,
      tabStorage: createMemoryStorage(),
      logger: createRecordingLogger(),
    },
  );
  notifications.start();
});

afterEach(async () => {
  notifications.stop();
  await server.close();
});

it('The notifications request nothing before the terms are accepted [POPUP-1]', async () => {
  terms.set({ status: 'required', error: null });
  session.signIn();
  expect(requested()).toEqual([]);
  terms.set({ status: 'agreed' });
  await opens('MARKETING');
  expect(requested()[0]).toBe(`GET ${root}`);
});

it('The notifications load a popup’s content when it opens, and clear it when it closes [MARKETING-1, CONTACT-12, CALL-2, CALL-3, CALL-4]', async () => {
  session.signIn();
  expect(await until(notifications.marketing, ({ status }) => status === 'ready')).toEqual({
    status: 'ready',
    html: '<p>News</p>',
  });
  expect(requested()).toEqual([`GET ${root}`, marketing]);
  closeOpen();
  expect(notifications.marketing.getSnapshot()).toEqual({ status: 'idle' });
  expect(openType()).toBe('CONTACT_ROLE_MANAGEMENT_WARNING');
  await until(notifications.contactRoles, ({ load }) => load.status === 'ready');
  const { headers } = server.requests.at(-1) ?? { headers: {} };
  expect(headers).not.toHaveProperty('usecache');
  const saved = nextRequest(`POST ${root}/contact-role-management/submit`);
  await notifications.saveContactRoles();
  await saved;
  expect(server.requests.at(-1)?.body).toBe('{"mso":"a1"}');
  expect(openType()).toBe('WELCOME');
  expect(notifications.contactRoles.getSnapshot()).toEqual(untouchedContactRoles);
});

it('The notifications load the contacts again each time [CALL-2]', async () => {
  handlers[contacts] = (respond) =>
    respond(200, { mso: [ana], supportPrimary: [ana, { ...ana, salesforceId: 'x' }] });
  for (let round = 0; round < 2; round += 1) {
    notifications.contactRoles.reset();
    await notifications.contactRoles.load();
  }
  expect(requested()).toEqual([contacts, contacts]);
});

it('The contact roles popup stays open with the server’s message when saving fails [CONTACT-13]', async () => {
  handlers[`GET ${root}`] = (respond) => respond(200, ['CONTACT_ROLE_MANAGEMENT_WARNING']);
  handlers[`POST ${root}/contact-role-management/submit`] = (respond) =>
    respond(422, { message: 'Ana has left.' });
  session.signIn();
  await until(notifications.contactRoles, ({ load }) => load.status === 'ready');
  await notifications.saveContactRoles();
  expect(notifications.contactRoles.getSnapshot().submit).toMatchObject({ message: 'Ana has left.' });
  expect(openType()).toBe('CONTACT_ROLE_MANAGEMENT_WARNING');
});

it('The marketing popup shows why its message is missing, and loads it again [MARKETING-1, MARKETING-2]', async () => {
  handlers[marketing] = (respond) => respond(500, { message: 'The press stands still.' });
  session.signIn();
  const failed = await until(notifications.marketing, ({ status }) => status === 'error');
  expect(failed).toMatchObject({ message: 'The press stands still.' });
  handlers[marketing] = (respond) => respond(200, '<!doctype html><p>Sign in to the hotel', 'text/html');
  await notifications.marketing.load();
  expect(notifications.marketing.getSnapshot()).toMatchObject({
    status: 'error',
    error: { name: 'ContractError' },
    message: null,
  });
  handlers[marketing] = (respond) => respond(200, '<p>News</p>', 'text/html');
  await notifications.marketing.load();
  expect(notifications.marketing.getSnapshot()).toEqual({ status: 'ready', html: '<p>News</p>' });
});

it('The notifications record MARKETING in the background, with retries, while the next popup is open [MARKETING-8, POPUP-7, CALL-5]', async () => {
  const dontShow = `POST ${root}/marketing-notification/dont-show`;
  handlers[dontShow] = (respond) => respond(503, {});
  session.signIn();
  await opens('MARKETING');
  const first = nextRequest(dontShow);
  closeOpen({ dontShowAgain: true });
  expect(openType()).toBe('CONTACT_ROLE_MANAGEMENT_WARNING');
  await first;
  handlers[dontShow] = (respond) => respond(204, '');
  const second = nextRequest(dontShow);
  // The pause begins when the failure has been read.
  await vi.waitFor(() => expect(pauses.pendingTimers()).toBeGreaterThan(0), { interval: 1 });
  await pauses.advance(2_000);
  await second;
  expect(requested().filter((name) => name === dontShow)).toHaveLength(2);
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toBe('');
});

it('Stopped notifications open no popup, and load nothing for one', async () => {
  session.signIn();
  await opens('MARKETING');
  await until(notifications.marketing, ({ status }) => status === 'ready');
  notifications.stop();
  expect(openType()).toBeNull();
  notifications.queue.start();
  await opens('MARKETING');
  expect(notifications.marketing.getSnapshot()).toEqual({ status: 'idle' });
  notifications.queue.stop();
});

it('Stopped notifications cancel a record in progress', async () => {
  const dontShow = `POST ${root}/welcome-notification/dont-show`;
  handlers[`GET ${root}`] = (respond) => respond(200, ['WELCOME']);
  const arrived = new Promise<{ closed: Promise<void> }>((resolve) => {
    server.handle(({ method, url }, response) => {
      if (`${method} ${url}` !== dontShow) sendJson(response, 200, ['WELCOME']);
      else resolve({ closed: new Promise((hangUp) => void response.on('close', () => hangUp())) });
    });
  });
  session.signIn();
  await opens('WELCOME');
  closeOpen();
  const { closed } = await arrived;
  notifications.stop();
  await closed;
  expect(requested().filter((name) => name === dontShow)).toHaveLength(1);
});

it('A previewed popup keeps its choices when the list of pending popups arrives', async () => {
  const lists: ((types: string[]) => void)[] = [];
  handlers[`GET ${root}`] = (respond) => void lists.push((types) => respond(200, types));
  session.signIn();
  const bob = { email: 'bob@example.com', salesforceId: 'b2' };
  notifications.preview('CONTACT_ROLE_MANAGEMENT_WARNING', {
    contacts: { mso: [ana, bob], supportPrimary: [] },
  });
  notifications.contactRoles.setValues({ mso: 'b2' });
  await vi.waitFor(() => expect(lists).toHaveLength(1), { interval: 1 });
  lists[0]?.(['WELCOME']);
  await until(notifications.queue, ({ load }) => load.status === 'ready');
  expect(openType()).toBe('CONTACT_ROLE_MANAGEMENT_WARNING');
  expect(notifications.contactRoles.getSnapshot().values).toEqual({ mso: 'b2' });
});

it('A previewed popup of the contact roles without contacts shows that there are none', async () => {
  session.signIn();
  notifications.preview('CONTACT_ROLE_MANAGEMENT_WARNING');
  expect(notifications.contactRoles.getSnapshot().load).toEqual({
    status: 'ready',
    contacts: { mso: [], supportPrimary: [] },
  });
});

it('A previewed popup shows the given content and requests nothing [MARKETING-9]', async () => {
  handlers[`GET ${root}`] = (respond) => respond(200, []);
  session.signIn();
  await until(notifications.queue, ({ load }) => load.status === 'ready');
  notifications.preview('MARKETING', { html: '<p>Draft</p>' });
  expect(notifications.marketing.getSnapshot()).toEqual({
    status: 'preview',
    html: '<p>Draft</p>',
    image: null,
  });
  notifications.preview('WELCOME');
  expect(openType()).toBe('MARKETING');
  closeOpen({ dontShowAgain: true });
  notifications.preview('CONTACT_ROLE_MANAGEMENT_WARNING', {
    contacts: { mso: [ana], supportPrimary: [] },
  });
  expect(notifications.contactRoles.getSnapshot().values).toEqual({ mso: 'a1' });
  await notifications.saveContactRoles();
  expect(openType()).toBeNull();
  expect(requested()).toEqual([`GET ${root}`]);
});
