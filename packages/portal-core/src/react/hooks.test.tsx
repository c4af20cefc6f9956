import { StrictMode, act, type JSX, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAuthSession } from '../auth/session/createAuthSession.ts';
import { createChannelHub } from '../testing/channelHub.ts';
import { createFakeBrowser } from '../testing/fakeBrowser.ts';
import { createFakeGateway, createFakeValidator, type FakeGateway } from '../testing/fakeGateway.ts';
import { createFakeHttpClient } from '../testing/fakeHttpClient.ts';
import { createManualClock } from '../testing/manualClock.ts';
import { createMemoryStorage } from '../testing/memoryStorage.ts';
import { failureOf } from '../testing/promises.ts';
import { createRecordingLogger } from '../testing/recordingLogger.ts';
import { createTestUser } from '../testing/users.ts';
import { PortalProvider, type BaseServices } from './PortalProvider.tsx';
import { composeServices } from './services.fixtures.ts';
import { useAccess } from './useAccess.ts';
import { useAnnouncement } from './useAnnouncement.ts';
import { useCurrentUser } from './useCurrentUser.ts';
import { useHttp } from './useHttp.ts';
import { useNavigation } from './useNavigation.ts';
import { useRuntimeConfig } from './useRuntimeConfig.ts';
import { useSession } from './useSession.ts';
import { useSubItems } from './useSubItems.ts';
import { useTerms } from './useTerms.ts';
import { useView } from './useView.ts';

let gateway: FakeGateway;
let services: BaseServices;
let root: Root;

function compose(): BaseServices {
  const clock = createManualClock();
  const logger = createRecordingLogger();
  const channel = createChannelHub().open();
  const tabStorage = createMemoryStorage();
  const http = createFakeHttpClient({
    'GET /core/rest/portal-wide-message': '<p>News</p>',
    'GET /core/rest/navigation': {
      apollo: { portalPages: [{ name: 'Cloud', path: '/cloud' }] },
      artemis: { portalPages: [{ name: 'Inventory', path: '/artemis/inventory' }] },
    },
    'GET /core/rest/navigation/apollo/items/Services': [{ name: 'Fibre', path: '/services/1' }],
    'POST /api/identity/rest/terms-of-use/accept': undefined,
  });
  const session = createAuthSession(
    {},
    {
      gateway,
      validator: createFakeValidator(),
      browser: createFakeBrowser(),
      clock,
      tabStorage,
      channel,
      logger,
    },
  );
  return composeServices({ session, http, channel, logger, tabStorage });
}

/** Renders a component that collects the results of a hook, newest last. */
async function watch<Result>(useHook: () => Result): Promise<() => Result> {
  const results: Result[] = [];
  function Watcher(): null {
    results.push(useHook());
    return null;
  }
  await act(async () =>
    root.render(
      <Provided>
        <Watcher />
      </Provided>,
    ),
  );
  return () => {
    const last = results.at(-1);
    if (last === undefined) throw new Error('The hook never ran.');
    return last;
  };
}

function Provided({ children }: { children: ReactNode }): JSX.Element {
  return (
    <StrictMode>
      <PortalProvider services={services}>{children}</PortalProvider>
    </StrictMode>
  );
}

function Lost(): null {
  useHttp();
  return null;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  gateway = createFakeGateway(createTestUser({ artemisAccess: false, agreedToTermsOfUse: false }));
  services = compose();
  root = createRoot(document.createElement('div'));
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it('useSession, useCurrentUser and useAccess return the session, its user and the user’s access [AUTH-9, ACCESS-22]', async () => {
  const last = await watch(() => ({
    session: useSession(),
    user: useCurrentUser(),
    access: useAccess({ requires: ['artemis-access'] }),
  }));
  expect(last()).toMatchObject({
    session: { state: { status: 'unknown' } },
    user: null,
    access: { granted: false, missing: ['signed-in'] },
  });
  await act(() => services.session.start());
  expect(last()).toMatchObject({
    session: { state: { status: 'signed-in' } },
    user: { id: 'user-1' },
    access: { missing: ['artemis-access'] },
  });
  gateway.user = createTestUser();
  await act(async () => void (await last().session.refreshUser()));
  expect(last().access).toEqual({ granted: true });
  await act(() => last().session.signOut());
  expect(last()).toMatchObject({ session: { state: { status: 'signed-out' } }, user: null });
});

it('useTerms accepts the terms', async () => {
  await services.session.start();
  services.terms.start();
  const last = await watch(useTerms);
  expect(last().state).toEqual({ status: 'required', error: null });
  await act(() => last().accept());
  expect(last().state).toEqual({ status: 'agreed' });
});

it('useAnnouncement loads the announcement', async () => {
  const last = await watch(useAnnouncement);
  await act(() => last().load());
  expect(last().state).toEqual({ status: 'ready', html: '<p>News</p>' });
});

it('useNavigation returns the navigation of the active view [NAV-1, NAV-2]', async () => {
  const last = await watch(() => ({ ...useNavigation(), ...useView() }));
  expect(last()).toMatchObject({ view: 'apollo', data: null });
  await act(() => last().load());
  expect(last().data?.portalPages.map(({ name }) => name)).toEqual(['Cloud']);
  act(() => last().choose('artemis'));
  expect(last()).toMatchObject({ view: 'artemis', data: { portalPages: [{ name: 'Inventory' }] } });
});

it('useSubItems loads the sub-items of one parent', async () => {
  const last = await watch(() => useSubItems('Services'));
  expect(last().state).toEqual({ status: 'idle' });
  await act(() => last().load());
  expect(last().state).toMatchObject({ status: 'ready', items: [{ name: 'Fibre' }] });
});

it('useSession, useSubItems and useNavigation return the same commands on every render', async () => {
  const last = await watch(() => ({
    session: useSession(),
    sub: useSubItems('Services'),
    navigation: useNavigation(),
  }));
  const before = last();
  await act(() => services.session.start());
  expect(last()).not.toBe(before);
  expect(last().session.signIn).toBe(before.session.signIn);
  expect(last().sub.load).toBe(before.sub.load);
  expect(last().navigation.load).toBe(before.navigation.load);
});

it('useHttp and useRuntimeConfig return the client and the settings', async () => {
  const last = await watch(() => ({ http: useHttp(), config: useRuntimeConfig() }));
  expect(last().http).toBe(services.http);
  expect(last().config).toBe(services.config);
});

it('A hook throws and names PortalProvider when it is missing', async () => {
  const lost = createRoot(document.createElement('div'));
  const failure = failureOf(act(async () => lost.render(<Lost />)));
  expect(await failure).toMatchObject({ message: expect.stringContaining('<PortalProvider>') });
});
