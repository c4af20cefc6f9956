import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { createAuthSession } from '../auth/session/createAuthSession.ts';
import type { AuthSession } from '../auth/session/session.ts';
import { signedOutMessage } from '../auth/session/signedOutMessage.ts';
import { AuthError } from '../base/errors/errors.ts';
import { createChannelHub } from '../testing/channelHub.ts';
import { createFakeBrowser, type FakeBrowser } from '../testing/fakeBrowser.ts';
import { createFakeGateway, createFakeValidator, type FakeGateway } from '../testing/fakeGateway.ts';
import { createManualClock, type ManualClock } from '../testing/manualClock.ts';
import { createMemoryStorage } from '../testing/memoryStorage.ts';
import { failureOf } from '../testing/promises.ts';
import { createRecordingLogger } from '../testing/recordingLogger.ts';
import { createScriptedSession } from '../testing/scriptedSession.ts';
import { createTestUser } from '../testing/users.ts';
import { isSecretName } from './isSecretName.ts';
import { createUnsavedWork, type UnsavedWork } from './createUnsavedWork.ts';

let clock: ManualClock;
let gateway: FakeGateway;
let browser: FakeBrowser;
let tabStorage = createMemoryStorage();
let hub = createChannelHub();
let logger = createRecordingLogger();

/** Plays a page load: same tab, same storage, new memory. */
async function load(options = {}): Promise<{ session: AuthSession; work: UnsavedWork }> {
  browser = createFakeBrowser();
  const validator = createFakeValidator();
  const channel = hub.open();
  const ports = { gateway, validator, browser, clock, tabStorage, channel, logger };
  const session = createAuthSession({}, ports);
  const work = createUnsavedWork(options, { session, browser, tabStorage, clock, logger });
  work.start();
  await session.start();
  return { session, work };
}

/** A form that holds `value` and takes any draft. */
function form(value?: unknown): {
  read: () => unknown;
  restore: (draft: unknown) => boolean;
  value: unknown;
} {
  const self = {
    value,
    read: () => self.value,
    restore(draft: unknown) {
      self.value = draft;
      return true;
    },
  };
  return self;
}

const played = new TypeError('Played by the test.');

function fail(): never {
  throw played;
}

/** Ends the session, which requests a reload of the page. */
async function end(session: AuthSession): Promise<void> {
  const { refresh } = gateway;
  gateway.refresh = () => Promise.reject(new AuthError('session-ended', 'Played by the test.'));
  await failureOf(session.getAccessToken({ force: true }));
  gateway.refresh = refresh;
}

const stored = (): string =>
  tabStorage
    .keys()
    .map((key) => tabStorage.get(key) ?? '')
    .join();

async function leaveDraft(): Promise<void> {
  const { session, work } = await load();
  work.register('case', form('typed'));
  await end(session);
  expect(stored()).toContain('typed');
}

beforeEach(() => {
  clock = createManualClock();
  gateway = createFakeGateway();
  tabStorage = createMemoryStorage();
  hub = createChannelHub();
  logger = createRecordingLogger();
});

it('Drafts from an ended session fill the form again, once, with the time they were saved [STATE-3]', async () => {
  const before = await load();
  before.work.register('case', form({ subject: 'No link', sites: ['A', 'B'] }));
  const at = clock.now();
  await end(before.session);
  expect(browser.reloads()).toBe(1);
  expect(browser.asksBeforeLeaving()).toBe(false);

  await clock.advance(90_000);
  const after = await load();
  const again = form();
  expect(after.work.register('case', again).restoredAt).toEqual(new Date(at));
  expect(again.value).toEqual({ subject: 'No link', sites: ['A', 'B'] });
  expect(after.work.register('case', form()).restoredAt).toBeNull();
  expect(stored()).not.toContain('No link');
});

it('Drafts wait for a user who was replaced, through the sign-out of the other user [AUTH-14, STATE-4]', async () => {
  const { session, work } = await load();
  work.register('case', form('typed'));
  session.yieldToOtherUser();
  expect(session.getSnapshot()).toEqual({ status: 'signed-out', reason: 'other-user' });
  expect(browser.asksBeforeLeaving()).toBe(false);
  hub.open().post({ type: 'signed-out' });
  const again = form();
  (await load()).work.register('case', again);
  expect(again.value).toBe('typed');
});

it('Drafts are not given to another user, and are removed when another user signs in [STATE-6]', async () => {
  const { session, work } = await load();
  work.register('case', form('typed'));
  session.yieldToOtherUser();
  gateway.user = createTestUser({ id: 'another' });
  const other = form();
  (await load()).work.register('case', other);
  expect([other.value, stored()]).toEqual([undefined, '']);
});

it('Drafts survive a sign-in on the provider’s form', async () => {
  const before = await load();
  before.work.register('case', form('typed'));
  await end(before.session);
  const { checkSession } = gateway;
  gateway.checkSession = () => Promise.reject(new AuthError('provider-refused', 'Played by the test.'));
  const between = await load();
  expect(between.session.getSnapshot().status).toBe('signed-out');
  gateway.checkSession = checkSession;
  const after = await load();
  const again = form();
  after.work.register('case', again);
  expect(again.value).toBe('typed');
});

it('Drafts are saved at the end of a session even when the page may not reload again', async () => {
  await end((await load()).session);
  const second = await load();
  second.work.register('case', form('typed'));
  await end(second.session);
  expect(browser.reloads()).toBe(0);
  expect(second.session.getSnapshot().status).toBe('failed');
  const again = form();
  await second.session.retry();
  second.work.register('case', again);
  expect(again.value).toBe('typed');
  expect(browser.asksBeforeLeaving()).toBe(true);
});

it('Drafts are saved along with an older draft that was not restored, each with its own time', async () => {
  const first = await load();
  first.work.register('case', form('of the case'));
  const at = clock.now();
  await end(first.session);
  await clock.advance(70_000);
  const second = await load();
  second.work.register('order', form('of the order'));
  await end(second.session);
  const third = await load();
  expect(third.work.register('case', form()).restoredAt).toEqual(new Date(at));
  expect(third.work.register('order', form()).restoredAt).toEqual(new Date(at + 70_000));
});

it('Drafts do not exist for work that is saved or no longer registered', async () => {
  const before = await load();
  before.work.register('saved', form(undefined));
  const left = form('x');
  const registered = before.work.register('left', left);
  left.value = undefined;
  registered.end();
  await end(before.session);
  expect(tabStorage.keys()).not.toContain('quayside.drafts');
});

it.each(['read', 'restore'])('Drafts are saved when another form’s %s fails', async (command) => {
  const before = await load();
  const broken = form('broken');
  if (command === 'read') broken.read = fail;
  before.work.register('broken', broken);
  before.work.register('case', form('typed'));
  await end(before.session);
  const { work } = await load();
  const again = form();
  if (command === 'restore') work.register('broken', { read: () => undefined, restore: fail });
  expect(work.register('case', again).restoredAt).not.toBeNull();
  expect(again.value).toBe('typed');
  expect(logger.entries).toContainEqual(expect.objectContaining({ level: 'error', cause: played }));
});

it('Drafts stay stored when the form cannot restore them', async () => {
  await leaveDraft();
  const broken = await load();
  const registered = broken.work.register('case', { read: () => undefined, restore: fail });
  expect(registered.restoredAt).toBeNull();
  registered.end();
  const again = form();
  (await load()).work.register('case', again);
  expect(again.value).toBe('typed');
});

it('Drafts are saved for both of two forms with the same key, with a warning', async () => {
  const before = await load();
  const first = before.work.register('case', form('a'));
  before.work.register('case', form('b'));
  expect(logger.entries).toMatchObject([{ level: 'warn', message: expect.stringContaining('"case"') }]);
  first.end();
  await end(before.session);
  const { work } = await load();
  const forms = [form(), form()];
  for (const each of forms) work.register('case', each);
  expect(new Set(forms.map(({ value }) => value))).toEqual(new Set(['a', 'b']));
});

it('Drafts are not given to a form that cannot use them', async () => {
  const before = await load();
  before.work.register('case', form({ version: 1 }));
  await end(before.session);
  const { work } = await load();
  const newer = { read: () => undefined, restore: () => false };
  expect(work.register('case', newer).restoredAt).toBeNull();
});

it('A form that unmounts saves a draft, which fills it again when it mounts, once, with the time', async () => {
  const { work } = await load();
  work.register('case', form({ subject: 'No link' })).end();
  expect([work.isUnsaved(), browser.asksBeforeLeaving()]).toEqual([false, false]);
  const at = clock.now();
  await clock.advance(60_000);
  const again = form();
  const registered = work.register('case', again);
  expect([registered.restoredAt, again.value]).toEqual([new Date(at), { subject: 'No link' }]);
  again.value = undefined;
  registered.end();
  expect(work.register('case', form()).restoredAt).toBeNull();
});

it('A form that unmounts restores its draft after a reload', async () => {
  const { work } = await load();
  work.register('case', form('typed')).end();
  const again = form();
  (await load()).work.register('case', again);
  expect(again.value).toBe('typed');
});

it('A form that unmounts has no draft once its work is saved or discarded, even after it mounts again', async () => {
  const { work } = await load();
  const source = form('saved');
  const registered = work.register('case', source);
  registered.forget();
  registered.forget();
  expect([work.isUnsaved(), browser.asksBeforeLeaving()]).toEqual([false, false]);
  registered.end();
  registered.end();
  expect(stored()).not.toContain('saved');
  const other = work.register('case', source);
  other.forget();
  source.value = 'typed since';
  expect(work.isUnsaved()).toBe(true);
  other.end();
  expect(stored()).toContain('typed since');
});

it('A form that unmounts keeps its work and reports no draft when it mounts again at once', async () => {
  const { work } = await load();
  const source = form({ to: 'all', text: '' });
  work.register('case', source).end();
  expect(work.register('case', source).restoredAt).toBeNull();
  expect(stored()).not.toContain('all');
});

it('A form that unmounts removes its earlier draft once its work is saved', async () => {
  const { work } = await load();
  const source = form('typed');
  const registered = work.register('case', source);
  work.keepDrafts();
  source.value = undefined;
  registered.end();
  expect(stored()).not.toContain('typed');
});

it('Forms that unmount drop the oldest drafts when they are too large together', async () => {
  const { work } = await load({ maxLength: 200 });
  for (const key of ['oldest', 'older', 'newest']) {
    work.register(key, form(`${key} ${'x'.repeat(40)}`)).end();
    await clock.advance(1_000);
  }
  expect(stored()).not.toContain('oldest');
  expect(stored()).toMatch(/newest.*older/);
});

it('A form that unmounts does not give one user’s draft to the next', () => {
  const session = createScriptedSession();
  const work = createUnsavedWork({}, { session, browser: createFakeBrowser(), tabStorage, clock, logger });
  work.start();
  const early = work.register('early', form('typed early'));
  session.signIn();
  const registered = work.register('case', form('typed'));
  early.end();
  expect(stored()).toContain('typed early');
  session.changeClaims(createTestUser({ id: 'user-2' }));
  registered.end();
  expect(stored()).not.toContain('typed');
});

it('A form that unmounts saves nothing after or during a sign-out', async () => {
  const { session, work } = await load();
  const forms = [work.register('case', form('typed')), work.register('order', form('typed'))];
  session.onSignOut(() => forms[0]?.end());
  await session.signOut();
  forms[1]?.end();
  expect(stored()).not.toContain('typed');
});

it('Drafts are removed when the user signs out', async () => {
  await leaveDraft();
  const { session, work } = await load();
  work.register('order', form('more'));
  await session.signOut();
  expect(stored()).not.toMatch(/typed|more/);
  expect(browser.asksBeforeLeaving()).toBe(false);
});

it('Drafts are removed when the user signs out in another tab [STATE-6]', async () => {
  await leaveDraft();
  await load();
  hub.open().post(signedOutMessage);
  expect(stored()).not.toContain('typed');
});

it('Drafts are removed when another user signs in [STATE-4, STATE-6]', async () => {
  await leaveDraft();
  gateway.user = createTestUser({ id: 'user-2' });
  const { work } = await load();
  expect(stored()).not.toContain('typed');
  expect(work.register('case', form()).restoredAt).toBeNull();
});

it.each(['', '{', 'null', '[]', '{"owner":"user-1"}', '{"owner":1,"drafts":[]}'])(
  'Drafts are removed when the storage holds %j',
  async (text) => {
    tabStorage.set('quayside.drafts', text);
    const { work } = await load();
    expect(work.register('case', form()).restoredAt).toBeNull();
    expect(tabStorage.get('quayside.drafts')).toBeNull();
  },
);

it('A draft contains no file and no secret, but everything else [STATE-4]', async () => {
  const before = await load();
  before.work.register(
    'case',
    form({
      subject: 'No link',
      file: new File(['inside'], 'name-of-file.txt'),
      files: [new Blob(['inside']), 'plain'],
      password: 'hunter2',
      nested: { newPassword: 'hunter2', client_secret: 'hunter2', when: new Date(0) },
      map: new Map([['k', 'inside']]),
      click: () => 'inside',
    }),
  );
  await end(before.session);
  expect(stored()).not.toMatch(/hunter2|inside|name-of-file/);
  const again = form();
  (await load()).work.register('case', again);
  expect(again.value).toEqual({
    subject: 'No link',
    files: ['plain'],
    nested: { when: '1970-01-01T00:00:00.000Z' },
  });
});

it('A draft is limited in size, and one that does not fit is logged without its content', async () => {
  const before = await load({ maxLength: 200 });
  before.work.register('small', form('fits'));
  before.work.register('large', form('y'.repeat(300)));
  await end(before.session);
  expect(stored()).toContain('fits');
  expect(stored()).not.toContain('yyy');
  expect(logger.entries.map(({ message }) => message).join()).toContain('"large" is too large');
  expect(JSON.stringify(logger.entries)).not.toContain('yyy');
});

it.each<[string, unknown]>([
  ['is too large', 'y'.repeat(300)],
  ['is no plain data', new Map([['k', 'inside']])],
  ['is form data', new FormData()],
  ['can not be written', 1n],
])('A draft that %s is logged, and the browser asks before the page is left', async (_name, value) => {
  const before = await load({ maxLength: 200 });
  before.work.register('small', form('fits'));
  before.work.register('lost', form(value));
  await end(before.session);
  expect(stored()).toContain('fits');
  expect(logger.entries[0]).toMatchObject({ level: 'warn', message: expect.stringContaining('"lost"') });
  expect(browser.asksBeforeLeaving()).toBe(true);
});

it('Work that cannot be read makes the browser ask before the page is left', async () => {
  const { work } = await load();
  work.register('broken', { read: fail, restore: () => true });
  work.keepDrafts();
  expect(browser.asksBeforeLeaving()).toBe(true);
});

it('A draft of work that cannot be written does not affect the other drafts', async () => {
  const circle: Record<string, unknown> = {};
  circle['self'] = circle;
  const before = await load();
  before.work.register('circle', form(circle));
  before.work.register('case', form('typed'));
  await end(before.session);
  const again = form();
  (await load()).work.register('case', again);
  expect(again.value).toBe('typed');
});

it('A draft of any plain data is restored unchanged', async () => {
  const name = fc.string().filter((text) => text !== '__proto__' && !isSecretName(text));
  const { work: data } = fc.letrec((tie) => ({
    work: fc.oneof(
      { depthSize: 'small' },
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('work'), { maxLength: 4 }),
      fc.dictionary(name, tie('work'), { maxKeys: 4 }),
    ),
  }));
  await fc.assert(
    fc.asyncProperty(data, fc.string(), async (value, key) => {
      tabStorage = createMemoryStorage();
      const before = await load();
      before.work.register(key, form(value));
      await end(before.session);
      const again = form();
      (await load()).work.register(key, again);
      expect(JSON.stringify(again.value)).toBe(JSON.stringify(value));
    }),
    { numRuns: 100 },
  );
});

it('The question before leaving the page appears exactly while work would be lost', async () => {
  const { work } = await load();
  expect(browser.asksBeforeLeaving()).toBe(false);
  const source = form();
  const registered = work.register('case', source);
  expect([work.isUnsaved(), browser.asksBeforeLeaving()]).toEqual([false, false]);
  source.value = 'typed';
  expect([work.isUnsaved(), browser.asksBeforeLeaving()]).toEqual([true, true]);
  registered.end();
  expect([work.isUnsaved(), browser.asksBeforeLeaving()]).toEqual([false, false]);
});

it('The question before leaving the page does not appear when the host reloads, and the draft is restored', async () => {
  const { work } = await load();
  work.register('case', form('typed'));
  work.keepDrafts();
  expect(browser.asksBeforeLeaving()).toBe(false);
  expect((await load()).work.register('case', form()).restoredAt).not.toBeNull();
});

it('The question before leaving the page still appears for a form that replaced another one with the same key', async () => {
  const { work } = await load();
  const first = work.register('case', form('a'));
  work.register('case', form('b'));
  first.end();
  expect(browser.asksBeforeLeaving()).toBe(true);
});

it('Stopped unsaved work saves no draft at the end of a session', async () => {
  const { session, work } = await load();
  work.register('case', form('typed'));
  work.stop();
  await end(session);
  expect(stored()).not.toContain('typed');
});
