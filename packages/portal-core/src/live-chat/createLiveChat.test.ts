import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { ContractError, NetworkError } from '../base/errors/errors.ts';
import { createStore, type Store } from '../base/store/createStore.ts';
import type { TermsState } from '../terms/createTerms.ts';
import { createFakeHttpClient, type FakeHttpClient } from '../testing/fakeHttpClient.ts';
import { createManualClock, settlePromises, type ManualClock } from '../testing/manualClock.ts';
import { createDeferred } from '../testing/promises.ts';
import { createScriptedSession, type ScriptedSession } from '../testing/scriptedSession.ts';
import { createTestUser } from '../testing/users.ts';
import { createScriptedPage, type ScriptedPage } from '../third-party/thirdParty.fixtures.ts';
import { createLiveChat, type LiveChat } from './createLiveChat.ts';
import { liveChatButton } from './liveChatState.ts';
import type { EmbeddedChat, EmbeddedChatEvents, PrechatInfo } from './ports.ts';

const call = 'GET /core/rest/live-chat/configuration';
const scriptUrl = 'https://vendor.example/chat.js';
const configuration = { chatEnabled: true, embeddedServiceScriptUrl: scriptUrl, buttonId: '573' };

/** The vendor's side: each chat that was set up, and the vendor's data about its user. */
interface VendorChat {
  /** Of the conversation that is open. */
  prechats: PrechatInfo[];
  stopped: boolean;
  destroy(): void;
  fail(): void;
}

let http: FakeHttpClient;
let clock: ManualClock;
let page: ScriptedPage;
let session: ScriptedSession;
let terms: Store<TermsState>;
let vendor: VendorChat[];
let opening: () => Promise<void>;
let canEnd: boolean;
let chat: LiveChat;

function build(): void {
  http = createFakeHttpClient({ [call]: configuration });
  clock = createManualClock();
  page = createScriptedPage();
  session = createScriptedSession();
  terms = createStore<TermsState>({ status: 'agreed' });
  vendor = [];
  opening = async () => undefined;
  canEnd = true;
  const { scripts, logger } = page;
  chat = createLiveChat({}, { http, scripts, session, terms, clock, logger, createChat });
  chat.start();
}

function createChat(_configuration: unknown, events: EmbeddedChatEvents): EmbeddedChat {
  const mine: VendorChat = {
    prechats: [],
    stopped: false,
    destroy: () => events.onDestroyed(),
    fail: () => events.onFailed(new ContractError('Played by the test.')),
  };
  vendor.push(mine);
  return {
    async open(prechat) {
      mine.prechats.push(prechat);
      await opening();
    },
    end() {
      if (!canEnd) throw new Error('Played by the test.');
      mine.prechats = [];
    },
    stop() {
      mine.stopped = true;
      mine.prechats = [];
      // Some vendors report the end that the portal requested.
      events.onDestroyed();
    },
  };
}

const status = (): string => chat.getSnapshot().status;
const button = (): string => liveChatButton(chat.getSnapshot());

async function visit(offersChat: boolean): Promise<void> {
  chat.visit(offersChat);
  await settlePromises();
}

beforeEach(build);

it('The live chat is set up on its pages, once a user is signed in and has accepted the terms [CHAT-1, CALL-12]', async () => {
  terms.set({ status: 'required', error: null });
  await visit(true);
  session.signIn();
  await settlePromises();
  expect([http.calls.length, page.tags.length, vendor.length]).toEqual([0, 0, 0]);
  terms.set({ status: 'agreed' });
  await settlePromises();
  expect([http.calls.length, page.tags, vendor.length]).toEqual([1, [scriptUrl], 1]);
  expect([status(), button()]).toEqual(['ready', 'idle']);
});

it('The live chat is not set up on a page that offers no chat [CHAT-5]', async () => {
  session.signIn();
  await visit(false);
  expect(http.calls).toEqual([]);
  expect(status()).toBe('off');
});

it.each([
  ['is not enabled', { ...configuration, chatEnabled: false }],
  ['is enabled by another word than true', { ...configuration, chatEnabled: 'true' }],
  ['says nothing', {}],
])('The live chat is not set up by a configuration that %s [CHAT-1]', async (_name, served) => {
  http.respond(call, served);
  session.signIn();
  await visit(true);
  expect([page.tags.length, vendor.length, status(), button()]).toEqual([0, 0, 'off', 'hidden']);
});

it('The live chat is not set up by a script outside the allow-list, which is logged [CHAT-8]', async () => {
  http.respond(call, { ...configuration, embeddedServiceScriptUrl: 'https://evil.example/chat.js' });
  session.signIn();
  await visit(true);
  expect(page.tags).toEqual([]);
  expect(chat.getSnapshot()).toMatchObject({ status: 'failed', error: { name: 'RequestError' } });
  expect(page.logger.entries.map(({ level }) => level)).toEqual(['error', 'warn']);
});

it('The live chat is set up once per user, with one script tag, however often the user leaves its pages [CHAT-2]', async () => {
  session.signIn();
  for (const offersChat of [true, false, true, false, true]) await visit(offersChat);
  session.signIn(createTestUser({ id: 'user-2' }));
  await settlePromises();
  expect(page.tags).toEqual([scriptUrl]);
  expect(vendor.map(({ stopped }) => stopped)).toEqual([true, false]);
});

it('The live chat is set up again when its configuration changed, and not when it was disabled', async () => {
  session.signIn();
  await visit(true);
  await visit(false);
  http.respond(call, { ...configuration, buttonId: '574' });
  await visit(true);
  expect(vendor.map(({ stopped }) => stopped)).toEqual([true, false]);
  await visit(false);
  http.respond(call, { ...configuration, chatEnabled: false });
  await visit(true);
  expect(vendor.map(({ stopped }) => stopped)).toEqual([true, true]);
  expect([status(), button()]).toEqual(['off', 'hidden']);
});

it.each([
  [
    'the configuration',
    () => http.respond(call, new NetworkError('x')),
    () => http.respond(call, configuration),
  ],
  ['the script', () => void (page.works = false), () => void (page.works = true)],
])('The live chat is set up again on retry after a failure of %s', async (_name, fail, mend) => {
  fail();
  session.signIn();
  await visit(true);
  expect([status(), button()]).toEqual(['failed', 'hidden']);
  mend();
  await chat.retry();
  expect([status(), button()]).toEqual(['ready', 'idle']);
  expect(new Set(page.tags)).toEqual(new Set([scriptUrl]));
});

describe('the live chat', () => {
  beforeEach(async () => {
    session.signIn(createTestUser({ lastName: 'Hart' }));
    await visit(true);
  });

  it('The live chat sends the name, the e-mail address and the case to the agent, and nothing else [CHAT-6]', async () => {
    await chat.open('00012345');
    expect(vendor[0]?.prechats).toEqual([
      { firstName: 'Amelia', lastName: 'Hart', email: 'amelia@example.com', caseNumber: '00012345' },
    ]);
    expect(chat.getSnapshot()).toMatchObject({ status: 'open', caseNumber: '00012345' });
  });

  it('The live chat opens once', async () => {
    await Promise.all([chat.open('1'), chat.open('2')]);
    await chat.open('3');
    expect(vendor[0]?.prechats).toHaveLength(1);
  });

  it('The live chat clears its case and shows the button again when the chat is destroyed [CHAT-4]', async () => {
    await chat.open('00012345');
    expect(button()).toBe('hidden');
    vendor[0]?.destroy();
    expect(chat.getSnapshot()).toEqual({ status: 'ready', buttonWanted: true });
    expect(button()).toBe('idle');
    await chat.open();
    expect(vendor[0]?.prechats.at(-1)?.caseNumber).toBeNull();
  });

  it('The live chat does not show a button that the user hid [CHAT-3, CHAT-4]', async () => {
    chat.hideButton();
    expect(button()).toBe('hidden');
    await chat.open('1');
    vendor[0]?.destroy();
    expect(button()).toBe('hidden');
    chat.showButton();
    expect(button()).toBe('idle');
  });

  it('The live chat shows the button again when the chat cannot be opened', async () => {
    opening = async () => {
      throw new Error('Nobody is there.');
    };
    await chat.open('1');
    expect([status(), button()]).toEqual(['ready', 'idle']);
    expect(page.logger.entries).toHaveLength(1);
  });

  it('The live chat gives up opening after 30 s with a log entry, and can be opened again', async () => {
    const late = createDeferred<void>();
    opening = () => late.promise;
    const first = chat.open('1');
    await clock.advance(29_999);
    expect(status()).toBe('connecting');
    await clock.advance(1);
    await first;
    expect([status(), button()]).toEqual(['ready', 'idle']);
    expect(page.logger.entries).toMatchObject([{ level: 'warn', cause: { name: 'TimeoutError' } }]);
    opening = async () => undefined;
    await chat.open('2');
    late.resolve();
    await settlePromises();
    expect(chat.getSnapshot()).toMatchObject({ status: 'open', caseNumber: '2' });
    expect(clock.pendingTimers()).toBe(0);
  });

  it('The live chat leaves no timer and no failure when it ends while it opens', async () => {
    opening = () => new Promise(() => undefined);
    const first = chat.open('1');
    await visit(false);
    await first;
    expect([status(), clock.pendingTimers(), page.logger.entries.length]).toEqual(['off', 0, 0]);
  });

  it('The live chat ignores the late opening of an earlier chat', async () => {
    const late = createDeferred<void>();
    opening = () => late.promise;
    const first = chat.open('1');
    vendor[0]?.destroy();
    opening = () => new Promise(() => undefined);
    void chat.open('2');
    late.resolve();
    await first;
    expect(chat.getSnapshot()).toMatchObject({ status: 'connecting', caseNumber: '2' });
  });

  it('The live chat stays open from case to case, and ends on other pages [CHAT-5]', async () => {
    await chat.open('1');
    await visit(true);
    expect(status()).toBe('open');
    await visit(false);
    expect(status()).toBe('off');
    expect(vendor[0]).toMatchObject({ stopped: false, prechats: [] });
    await visit(true);
    expect(chat.getSnapshot()).toEqual({ status: 'ready', buttonWanted: true });
    await chat.open('2');
    expect(vendor[0]?.prechats.map(({ caseNumber }) => caseNumber)).toEqual(['2']);
  });

  it('The live chat is offered again without another set-up, even after its configuration failed to load in between', async () => {
    await visit(false);
    http.respond(call, new NetworkError('Played by the test.'));
    await visit(true);
    expect([status(), button()]).toEqual(['failed', 'hidden']);
    await visit(false);
    http.respond(call, configuration);
    await visit(true);
    expect([status(), button(), vendor.length, page.tags.length]).toEqual(['ready', 'idle', 1, 1]);
  });

  it('The live chat is removed when it cannot be ended', async () => {
    await chat.open('1');
    canEnd = false;
    await visit(false);
    expect([status(), vendor[0]?.stopped, page.logger.entries.length]).toEqual(['off', true, 1]);
  });

  it.each(['ready', 'open'])(
    'A live chat that breaks down when it is %s is not offered, and is set up again at the next visit',
    async (when) => {
      if (when === 'open') await chat.open('1');
      vendor[0]?.fail();
      expect([status(), button(), vendor[0]?.stopped]).toEqual(['failed', 'hidden', true]);
      expect(page.logger.entries).toMatchObject([{ level: 'warn' }]);
      vendor[0]?.fail();
      expect(page.logger.entries).toHaveLength(1);
      await visit(false);
      await visit(true);
      expect([status(), vendor.length]).toEqual(['ready', 2]);
    },
  );

  it('A live chat that breaks down while it opens is logged once', async () => {
    opening = () => new Promise(() => undefined);
    const first = chat.open('1');
    vendor[0]?.fail();
    await first;
    expect([status(), clock.pendingTimers(), page.logger.entries.length]).toEqual(['failed', 0, 1]);
  });

  it('The live chat survives new claims of the same user', async () => {
    await chat.open('1');
    session.changeClaims(createTestUser({ firstName: 'Changed' }));
    await settlePromises();
    expect([status(), vendor.length]).toEqual(['open', 1]);
  });

  it('The live chat ignores the end of another user’s chat', async () => {
    session.signIn(createTestUser({ id: 'user-2' }));
    await settlePromises();
    await chat.open('1');
    vendor[0]?.destroy();
    expect(chat.getSnapshot()).toMatchObject({ status: 'open', caseNumber: '1' });
  });

  it('The live chat ends with the provider session, even when the next one follows at once', async () => {
    await chat.open('1');
    session.changeClaims(createTestUser({ id: 'user-2', sid: 'provider-session-2' }));
    await settlePromises();
    expect(vendor.map(({ stopped }) => stopped)).toEqual([true, false]);
    expect(status()).toBe('ready');
  });

  it('The live chat is removed when it is stopped', async () => {
    await chat.open('1');
    chat.stop();
    expect([status(), vendor[0]?.stopped]).toEqual(['off', true]);
  });
});

it('In any schedule one chat script is inserted, and at most the current user’s chat exists, without a conversation on other pages', async () => {
  const action = fc.constantFrom(
    'amelia',
    'noor',
    'sign out',
    'case',
    'elsewhere',
    'open',
    'destroy all',
    'fail',
    'can’t end',
    'hide',
    'script fails',
    'script works',
    'retry',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 30 }), async (actions) => {
      build();
      let present: string | null = null;
      let isPlace = false;
      for (const name of actions) {
        if (name === 'amelia' || name === 'noor') {
          present = name;
          session.signIn(createTestUser({ id: name, sid: name, firstName: name }));
        }
        if (name === 'sign out') {
          present = null;
          session.signOut();
        }
        if (name === 'case' || name === 'elsewhere') {
          isPlace = name === 'case';
          chat.visit(isPlace);
        }
        if (name === 'open') void chat.open('1');
        if (name === 'destroy all') for (const each of vendor) each.destroy();
        if (name === 'fail') vendor.at(-1)?.fail();
        canEnd = name !== 'can’t end';
        if (!canEnd) chat.visit(false);
        isPlace &&= canEnd;
        if (name === 'hide') chat.hideButton();
        if (name.startsWith('script')) page.works = name === 'script works';
        if (name === 'retry') void chat.retry();
        await settlePromises();
        const running = vendor.filter(({ stopped }) => !stopped);
        const known = vendor.flatMap(({ prechats }) => prechats.map(({ firstName }) => firstName));
        expect(running.length).toBeLessThanOrEqual(present === null ? 0 : 1);
        expect(isPlace ? [] : known).toEqual([]);
        expect(known.filter((firstName) => firstName !== present)).toEqual([]);
        expect(status() !== 'off' && (present === null || !isPlace)).toBe(false);
        expect(!['ready', 'connecting', 'open'].includes(status()) || running.length === 1).toBe(true);
      }
    }),
  );
});
