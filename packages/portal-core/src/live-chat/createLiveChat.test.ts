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
import { createLiveChat, isLiveChatPath, type LiveChat } from './createLiveChat.ts';
import { liveChatButton } from './liveChatState.ts';
import type { EmbeddedChat, EmbeddedChatEvents, PrechatInfo } from './ports.ts';

const call = 'GET /core/rest/live-chat/configuration';
const scriptUrl = 'https://vendor.example/chat.js';
const configuration = { chatEnabled: true, embeddedServiceScriptUrl: scriptUrl, buttonId: '573' };

/** The vendor's side: every chat it was asked to set up, and what it knows of its user. */
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
      // Some say so when they are told to go.
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

it.each([
  ['/support/cases', true],
  ['/support/cases/00012345', true],
  ['/services/provisioning-cases/7', true],
  ['/services/provisioning-cases', true],
  ['/Support/Cases/00012345', true],
  ['/support', false],
  ['/support/casesheets', false],
  ['/services/my-provisioning-cases-x', false],
  ['/new-support-case', false],
  ['/', false],
])('The page %s offers the live chat: %s [ROUTE-13, CHAT-5]', (pathname, expected) => {
  expect(isLiveChatPath(pathname)).toBe(expected);
});

describe('the chat starts', () => {
  it('where it may be, once somebody is signed in and has agreed [CHAT-1, CALL-12]', async () => {
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

  it('not on a page that offers no chat [CHAT-5]', async () => {
    session.signIn();
    await visit(false);
    expect(http.calls).toEqual([]);
    expect(status()).toBe('off');
  });

  it.each([
    ['is not enabled', { ...configuration, chatEnabled: false }],
    ['is enabled by another word than true', { ...configuration, chatEnabled: 'true' }],
    ['says nothing', {}],
  ])('not when its configuration %s [CHAT-1]', async (_name, served) => {
    http.answer(call, served);
    session.signIn();
    await visit(true);
    expect([page.tags.length, vendor.length, status(), button()]).toEqual([0, 0, 'off', 'hidden']);
  });

  it('not from an address outside the allow-list, which is logged [CHAT-8]', async () => {
    http.answer(call, { ...configuration, embeddedServiceScriptUrl: 'https://evil.example/chat.js' });
    session.signIn();
    await visit(true);
    expect(page.tags).toEqual([]);
    expect(chat.getSnapshot()).toMatchObject({ status: 'failed', error: { name: 'RequestError' } });
    expect(page.logger.entries.map(({ level }) => level)).toEqual(['error', 'warn']);
  });

  it('with one script tag and one set-up for a user, however often its places are left [CHAT-2]', async () => {
    session.signIn();
    for (const offersChat of [true, false, true, false, true]) await visit(offersChat);
    session.signIn(createTestUser({ id: 'user-2' }));
    await settlePromises();
    expect(page.tags).toEqual([scriptUrl]);
    expect(vendor.map(({ stopped }) => stopped)).toEqual([true, false]);
  });

  it('anew when its configuration has changed, and not at all when it was switched off', async () => {
    session.signIn();
    await visit(true);
    await visit(false);
    http.answer(call, { ...configuration, buttonId: '574' });
    await visit(true);
    expect(vendor.map(({ stopped }) => stopped)).toEqual([true, false]);
    await visit(false);
    http.answer(call, { ...configuration, chatEnabled: false });
    await visit(true);
    expect(vendor.map(({ stopped }) => stopped)).toEqual([true, true]);
    expect([status(), button()]).toEqual(['off', 'hidden']);
  });

  it.each([
    [
      'the configuration',
      () => http.answer(call, new NetworkError('x')),
      () => http.answer(call, configuration),
    ],
    ['the script', () => void (page.works = false), () => void (page.works = true)],
  ])('after a failure of %s again, when asked', async (_name, fail, mend) => {
    fail();
    session.signIn();
    await visit(true);
    expect([status(), button()]).toEqual(['failed', 'hidden']);
    mend();
    await chat.retry();
    expect([status(), button()]).toEqual(['ready', 'idle']);
    expect(new Set(page.tags)).toEqual(new Set([scriptUrl]));
  });
});

describe('a chat', () => {
  beforeEach(async () => {
    session.signIn(createTestUser({ lastName: 'Hart' }));
    await visit(true);
  });

  it('tells the agent name, e-mail and case, and nothing else [CHAT-6]', async () => {
    await chat.open('00012345');
    expect(vendor[0]?.prechats).toEqual([
      { firstName: 'Amelia', lastName: 'Hart', email: 'amelia@example.com', caseNumber: '00012345' },
    ]);
    expect(chat.getSnapshot()).toMatchObject({ status: 'open', caseNumber: '00012345' });
  });

  it('is opened once', async () => {
    await Promise.all([chat.open('1'), chat.open('2')]);
    await chat.open('3');
    expect(vendor[0]?.prechats).toHaveLength(1);
  });

  it('that is destroyed clears its case and brings the button back [CHAT-4]', async () => {
    await chat.open('00012345');
    expect(button()).toBe('hidden');
    vendor[0]?.destroy();
    expect(chat.getSnapshot()).toEqual({ status: 'ready', buttonWanted: true });
    expect(button()).toBe('idle');
    await chat.open();
    expect(vendor[0]?.prechats.at(-1)?.caseNumber).toBeNull();
  });

  it('does not bring back a button that the user hid [CHAT-3, CHAT-4]', async () => {
    chat.hideButton();
    expect(button()).toBe('hidden');
    await chat.open('1');
    vendor[0]?.destroy();
    expect(button()).toBe('hidden');
    chat.showButton();
    expect(button()).toBe('idle');
  });

  it('that can’t be opened gives the button back', async () => {
    opening = async () => {
      throw new Error('Nobody is there.');
    };
    await chat.open('1');
    expect([status(), button()]).toEqual(['ready', 'idle']);
    expect(page.logger.entries).toHaveLength(1);
  });

  it('that does not come within 30 s gives the button back, says so, and can be opened anew', async () => {
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

  it('that is torn down while it opens leaves no timer behind, and is no failure', async () => {
    opening = () => new Promise(() => undefined);
    const first = chat.open('1');
    await visit(false);
    await first;
    expect([status(), clock.pendingTimers(), page.logger.entries.length]).toEqual(['off', 0, 0]);
  });

  it('whose opening comes late does not stand for the next one', async () => {
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

  it('goes on from case to case, and is torn down elsewhere [CHAT-5]', async () => {
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

  it('is offered again by the same set-up, also when its configuration could not be had in between', async () => {
    await visit(false);
    http.answer(call, new NetworkError('Played by the test.'));
    await visit(true);
    expect([status(), button()]).toEqual(['failed', 'hidden']);
    await visit(false);
    http.answer(call, configuration);
    await visit(true);
    expect([status(), button(), vendor.length, page.tags.length]).toEqual(['ready', 'idle', 1, 1]);
  });

  it('that can’t be ended is removed', async () => {
    await chat.open('1');
    canEnd = false;
    await visit(false);
    expect([status(), vendor[0]?.stopped, page.logger.entries.length]).toEqual(['off', true, 1]);
  });

  it.each(['ready', 'open'])(
    'that breaks down when it is %s is no longer offered, and is set up anew at the next visit',
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

  it('that breaks down while it is opened is said once', async () => {
    opening = () => new Promise(() => undefined);
    const first = chat.open('1');
    vendor[0]?.fail();
    await first;
    expect([status(), clock.pendingTimers(), page.logger.entries.length]).toEqual(['failed', 0, 1]);
  });

  it('outlives new claims of the same person', async () => {
    await chat.open('1');
    session.changeClaims(createTestUser({ firstName: 'Changed' }));
    await settlePromises();
    expect([status(), vendor.length]).toEqual(['open', 1]);
  });

  it('is not ended by another user’s', async () => {
    session.signIn(createTestUser({ id: 'user-2' }));
    await settlePromises();
    await chat.open('1');
    vendor[0]?.destroy();
    expect(chat.getSnapshot()).toMatchObject({ status: 'open', caseNumber: '1' });
  });

  it('ends with its session of the provider, also where the next one follows at once', async () => {
    await chat.open('1');
    session.changeClaims(createTestUser({ id: 'user-2', sid: 'provider-session-2' }));
    await settlePromises();
    expect(vendor.map(({ stopped }) => stopped)).toEqual([true, false]);
    expect(status()).toBe('ready');
  });

  it('is gone when the chat is stopped', async () => {
    await chat.open('1');
    chat.stop();
    expect([status(), vendor[0]?.stopped]).toEqual(['off', true]);
  });
});

it('for any schedule one tag is put in, and at most the chat of the present user is there, without a conversation elsewhere', async () => {
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
