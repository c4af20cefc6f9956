import { beforeEach, expect, it } from 'vitest';
import { createStore, type Store } from '../base/store/createStore.ts';
import type { TermsState } from '../terms/createTerms.ts';
import { settlePromises } from '../testing/manualClock.ts';
import { createScriptedSession, type ScriptedSession } from '../testing/scriptedSession.ts';
import { createTestUser } from '../testing/users.ts';
import { createScriptedPage, type ScriptedPage } from '../third-party/thirdParty.fixtures.ts';
import { createUsage, type Usage, type UsageUser } from './createUsage.ts';

const scriptUrl = 'https://vendor.example/usage.js';

let page: ScriptedPage;
let session: ScriptedSession;
let terms: Store<TermsState>;
let trackers: { user: UsageUser; views: string[]; stopped: boolean }[];
let usage: Usage;
/** The reaction of the service to a page view, besides noting it. */
let onView: () => void;

function build(environment: string, address: string | null = scriptUrl): void {
  const { scripts, logger } = page;
  usage = createUsage(
    { environment, scriptUrl: address },
    {
      session,
      terms,
      scripts,
      logger,
      createTracker(user) {
        const mine = { user, views: [] as string[], stopped: false };
        trackers.push(mine);
        return {
          pageView(pathname) {
            onView();
            mine.views.push(pathname);
          },
          stop: () => void (mine.stopped = true),
        };
      },
    },
  );
  usage.start();
}

const status = (): string => usage.getSnapshot().status;

async function signIn(user = createTestUser()): Promise<void> {
  session.signIn(user);
  await settlePromises();
}

beforeEach(() => {
  page = createScriptedPage();
  session = createScriptedSession();
  terms = createStore<TermsState>({ status: 'agreed' });
  trackers = [];
  onView = () => undefined;
});

it('Usage tracking runs in production, for the user and the roles [USAGE-1, USAGE-2]', async () => {
  build('production');
  await signIn();
  expect([status(), page.tags]).toEqual(['tracking', [scriptUrl]]);
  expect(trackers.map(({ user }) => user)).toEqual([
    {
      id: 'user-1',
      email: 'amelia@example.com',
      firstName: 'Amelia',
      lastName: 'Hart',
      roles: ['approver', 'portal-admin', 'developer'],
    },
  ]);
});

it.each([
  ['in the demo', 'demo', scriptUrl],
  ['in a test of production', 'pre-production', scriptUrl],
  ['without an environment', '', scriptUrl],
  ['without a service', 'production', null],
  ['by a service outside the allow-list', 'production', 'https://evil.example/usage.js'],
])('Usage tracking does not run %s [USAGE-1]', async (_name, environment, address) => {
  build(environment, address);
  await signIn();
  usage.visit('/support');
  expect([page.tags.length, trackers.length]).toEqual([0, 0]);
  expect(status()).not.toBe('tracking');
});

it('Usage tracking does not run before the terms are accepted', async () => {
  terms.set({ status: 'required', error: null });
  build('production');
  await signIn();
  usage.visit('/support');
  expect([page.tags.length, trackers.length]).toEqual([0, 0]);
  terms.set({ status: 'agreed' });
  await settlePromises();
  expect(trackers.map(({ views }) => views)).toEqual([['/support']]);
});

it('Usage tracking counts each page once, from the current one on', async () => {
  build('production');
  usage.visit('/landing');
  usage.visit('/support');
  await signIn();
  usage.visit('/support');
  usage.visit('/cloud');
  expect(trackers[0]?.views).toEqual(['/support', '/cloud']);
});

it('Usage tracking continues with new claims of the same user, and starts again for another one', async () => {
  build('production');
  await signIn();
  session.changeClaims(createTestUser({ roles: [] }));
  await settlePromises();
  expect(trackers).toHaveLength(1);
  await signIn(createTestUser({ id: 'user-2' }));
  expect(trackers.map(({ user, stopped }) => [user.id, stopped])).toEqual([
    ['user-1', true],
    ['user-2', false],
  ]);
  expect(page.tags).toHaveLength(1);
});

it.each([
  ['the session', () => session.signOut()],
  ['the page', () => usage.stop()],
])('Usage tracking ends when %s is over', async (_name, end) => {
  build('production');
  await signIn();
  end();
  usage.visit('/cloud');
  expect([status(), trackers[0]?.stopped, trackers[0]?.views]).toEqual(['off', true, []]);
});

it('Usage tracking that cannot start is logged, and affects nothing else', async () => {
  page.works = false;
  build('production');
  await signIn();
  usage.visit('/cloud');
  expect(usage.getSnapshot()).toMatchObject({ status: 'failed', error: { name: 'NetworkError' } });
  expect(page.logger.entries).toHaveLength(1);
});

it.each([
  ['the first page', '/landing', null],
  ['a later page', null, '/support'],
])(
  'Usage tracking that fails at %s is logged once and continues, and the host gets no error',
  async (_name, first, later) => {
    build('production');
    if (first !== null) usage.visit(first);
    onView = () => {
      throw new TypeError('Played by the test.');
    };
    await signIn();
    if (later !== null) usage.visit(later);
    expect(usage.getSnapshot()).toMatchObject({ status: 'failed', error: { name: 'UnexpectedError' } });
    usage.visit('/voice');
    expect(page.logger.entries).toHaveLength(1);
    onView = () => undefined;
    usage.visit('/cloud');
    expect([status(), trackers[0]?.views]).toEqual(['tracking', ['/cloud']]);
  },
);
