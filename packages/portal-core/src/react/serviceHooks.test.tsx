import { StrictMode, act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLiveChat } from '../live-chat/createLiveChat.ts';
import { createMaintenance } from '../maintenance/createMaintenance.ts';
import { createNotifications } from '../notifications/createNotifications.ts';
import { createStore } from '../base/store/createStore.ts';
import { createSurvey } from '../survey/createSurvey.ts';
import type { TermsState } from '../terms/createTerms.ts';
import { createFakeHttpClient } from '../testing/fakeHttpClient.ts';
import { createManualClock, settlePromises } from '../testing/manualClock.ts';
import { createMemoryStorage } from '../testing/memoryStorage.ts';
import { failureOf } from '../testing/promises.ts';
import { createScriptedSession } from '../testing/scriptedSession.ts';
import { createScriptedPage } from '../third-party/thirdParty.fixtures.ts';
import { createToasts } from '../toasts/createToasts.ts';
import { PortalProvider } from './PortalProvider.tsx';
import { signedInServices } from './services.fixtures.ts';
import { SignedInProvider, useOptionalSignedInServices, type SignedInServices } from './SignedInProvider.tsx';
import { useContactRoles } from './useContactRoles.ts';
import { useLiveChat } from './useLiveChat.ts';
import { useBlockedPage, useMaintenance } from './useMaintenance.ts';
import { useMarketingContent } from './useMarketingContent.ts';
import { useNotifications } from './useNotifications.ts';
import { useSessionEnding } from './useSessionEnding.ts';
import { useSurvey } from './useSurvey.ts';
import { useAddToast, useToasts } from './useToasts.ts';
import { useUnsavedWork } from './useUnsavedWork.ts';

const root = '/api/identity/rest/global-notification/notifications';
const clock = createManualClock();
let session = createScriptedSession();
let view: Root;

/** Renders a component that collects the results of a hook, newest last; all of them are in `results`. */
async function watch<Result>(
  given: SignedInServices,
  useHook: () => Result,
  results: Result[] = [],
): Promise<() => Result> {
  function Watcher(): null {
    results.push(useHook());
    return null;
  }
  await act(async () =>
    view.render(
      <StrictMode>
        <SignedInProvider services={given}>
          <Watcher />
        </SignedInProvider>
      </StrictMode>,
    ),
  );
  return () => {
    const last = results.at(-1);
    if (last === undefined) throw new Error('The hook never ran.');
    return last;
  };
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  session = createScriptedSession();
  view = createRoot(document.createElement('div'));
});

afterEach(async () => {
  await act(async () => view.unmount());
  vi.unstubAllGlobals();
});

it('useToasts returns five toasts, and useAddToast adds some without a render [TOAST-1]', async () => {
  const toasts = createToasts();
  const last = await watch(signedInServices({ toasts }), useToasts);
  const adds: unknown[] = [];
  const other = createRoot(document.createElement('div'));
  function Page(): null {
    adds.push(useAddToast());
    return null;
  }
  await act(async () =>
    other.render(
      <SignedInProvider services={signedInServices({ toasts })}>
        <Page />
      </SignedInProvider>,
    ),
  );
  act(() => ['1', '2', '3', '4', '5', '6'].forEach((text) => toasts.add({ tone: 'info', text })));
  expect(last().toasts.map(({ text }) => text)).toEqual(['1', '2', '3', '4', '5']);
  act(() => last().dismiss('toast-1'));
  expect(last().toasts.map(({ text }) => text)).toEqual(['2', '3', '4', '5', '6']);
  expect(adds).toEqual([toasts.add]);
  await act(async () => other.unmount());
});

it('useBlockedPage blocks a page with its latest retry while it is mounted', async () => {
  const maintenance = createMaintenance({}, { clock });
  const tried: unknown[] = [];
  function usePage(): ReturnType<typeof useMaintenance> {
    const service = useMaintenance();
    useBlockedPage(true, async () => void tried.push(service.state));
    return service;
  }
  const last = await watch(signedInServices({ maintenance }), usePage);
  expect(last().state).toMatchObject({ status: 'waiting', secondsLeft: 15 });
  await act(() => clock.advance(2_000));
  expect(last().state).toMatchObject({ secondsLeft: 13 });
  await act(() => last().retry());
  // As the page was drawn last, not as it was when it began to wait.
  expect(tried).toMatchObject([{ status: 'waiting', secondsLeft: 13 }]);
  await act(async () => view.render(null));
  expect(maintenance.getSnapshot()).toEqual({ status: 'available' });
  expect(clock.pendingTimers()).toBe(0);
});

it('The notification hooks return the open popup, load its content and save [CALL-6, CONTACT-12]', async () => {
  const http = createFakeHttpClient({
    [`GET ${root}`]: ['MARKETING', 'CONTACT_ROLE_MANAGEMENT_WARNING'],
    [`GET ${root}/marketing-notification/content`]: '<p>News</p>',
    [`GET ${root}/contact-role-management/contacts`]: {
      mso: [{ email: 'a', salesforceId: 'a1' }],
      supportPrimary: [],
    },
    [`POST ${root}/contact-role-management/submit`]: undefined,
  });
  const terms = createStore<TermsState>({ status: 'agreed' });
  const { logger } = createScriptedPage();
  const notifications = createNotifications(
    {},
    { session, terms, http, clock, tabStorage: createMemoryStorage(), logger },
  );
  notifications.start();
  const last = await watch(signedInServices({ notifications }), () => ({
    popup: useNotifications(),
    marketing: useMarketingContent(),
    roles: useContactRoles(),
  }));
  expect(last().popup.open).toBeNull();
  await act(async () => {
    session.signIn();
    await settlePromises();
  });
  expect(last().popup.open?.type).toBe('MARKETING');
  expect(last().marketing).toMatchObject({
    state: { status: 'ready', html: '<p>News</p>' },
    logoPath: `${root}/marketing-notification/logo`,
  });
  await act(async () => {
    last().popup.close(last().popup.open?.id ?? 0);
    await settlePromises();
  });
  expect(last().roles).toMatchObject({ canSave: true, state: { values: { mso: 'a1' } } });
  await act(() => last().roles.save());
  expect(last().popup.open).toBeNull();
  act(() => last().popup.preview('WELCOME'));
  expect(last().popup.open).toMatchObject({ type: 'WELCOME', preview: true });
  notifications.stop();
});

it('useLiveChat and useSurvey return their state and open', async () => {
  const { scripts, logger } = createScriptedPage();
  const terms = createStore<TermsState>({ status: 'agreed' });
  const http = createFakeHttpClient({
    'GET /core/rest/live-chat/configuration': { chatEnabled: true, embeddedServiceScriptUrl: '/chat.js' },
  });
  const opened = { open: async () => undefined, end: () => undefined, stop: () => undefined };
  const liveChat = createLiveChat(
    {},
    { http, scripts, session, terms, clock, logger, createChat: () => opened },
  );
  const survey = createSurvey(
    { scriptUrl: '/survey.js' },
    { scripts, session, terms, logger, createSurvey: () => opened },
  );
  liveChat.start();
  survey.start();
  const last = await watch(signedInServices({ liveChat, survey }), () => ({
    chat: useLiveChat(),
    survey: useSurvey(),
  }));
  expect(last()).toMatchObject({ chat: { button: 'hidden' }, survey: { state: { status: 'off' } } });
  await act(async () => {
    session.signIn();
    liveChat.visit(true);
    await settlePromises();
  });
  expect(last().chat).toMatchObject({ button: 'idle', caseNumber: null });
  await act(() => last().chat.open('7'));
  expect(last().chat).toMatchObject({ button: 'hidden', caseNumber: '7' });
  await act(() => last().survey.open());
  expect(last().survey.state).toEqual({ status: 'running' });
});

it.each([
  ['useAddToast', useAddToast],
  ['useBlockedPage', () => useBlockedPage(false, async () => undefined)],
  ['useContactRoles', useContactRoles],
  ['useLiveChat', useLiveChat],
  ['useMaintenance', useMaintenance],
  ['useMarketingContent', useMarketingContent],
  ['useNotifications', useNotifications],
  ['useSessionEnding', useSessionEnding],
  ['useSurvey', useSurvey],
  ['useToasts', useToasts],
  ['useUnsavedWork', () => useUnsavedWork('case', { value: undefined, restore: () => false })],
])('%s below PortalProvider alone throws and names itself and SignedInProvider', async (name, useHook) => {
  function Hook(): null {
    useHook();
    return null;
  }
  const screen = (
    <PortalProvider services={signedInServices({})}>
      <Hook />
    </PortalProvider>
  );
  expect(await failureOf(act(async () => view.render(screen)))).toMatchObject({
    message: expect.stringMatching(new RegExp(`^${name} found no .*<SignedInProvider>`)),
  });
});

it('useOptionalSignedInServices returns null below PortalProvider alone', async () => {
  const seen: unknown[] = [];
  function Screen(): null {
    seen.push(useOptionalSignedInServices());
    return null;
  }
  const given = signedInServices({ toasts: createToasts() });
  const below = (
    <>
      <PortalProvider services={given}>
        <Screen />
      </PortalProvider>
      <SignedInProvider services={given}>
        <Screen />
      </SignedInProvider>
    </>
  );
  await act(async () => view.render(below));
  expect(seen).toEqual([null, given]);
});
