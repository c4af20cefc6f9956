import type { CurrentUser } from '@quayside/portal-core';
import { createDeferred, createTestUser } from '@quayside/portal-core/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { composePortal, type PortalComposition } from './boot/composePortal.ts';
import type { composeSignedInApp } from './boot/composeSignedInApp.tsx';
import { type SignedInComposition, composeSignedInServices } from './boot/composeSignedInServices.ts';
import {
  createTestPlatform,
  type LocalService,
  startLocalService,
  type TestPlatform,
} from './composition.fixtures.ts';
import { routes } from './routes.ts';
import { createFindRoute } from './shell/routing/findRoute.ts';

// Everything is wired as in the page; only the drawing is left out.
vi.mock('./boot/earlyRequests.ts', () => ({
  CONFIG_URL: '/assets/portal/config.json',
  withEarlyResponses: (fetch: unknown) => fetch,
}));
vi.mock('./boot/composeSignedInApp.tsx', () => ({
  composeSignedInApp: ((base, tab, connectMaintenance, events) => {
    signedIn = composeSignedInServices(base, tab, connectMaintenance, events);
    return () => null;
  }) satisfies typeof composeSignedInApp,
}));

const acceptance = 'POST /api/identity/rest/terms-of-use/accept';
const navigationCall = 'GET /core/rest/navigation';
const announcementCall = 'GET /core/rest/portal-wide-message';
const popupsCall = 'GET /api/identity/rest/global-notification/notifications';
const emptyMenus = { portalPages: [], portalMenu: [], portalTools: [] };

let service: LocalService;
let platform: TestPlatform;
let portal: Extract<PortalComposition, { status: 'ready' }>;
/** The services of the signed-in app, once they are loaded. */
let signedIn: SignedInComposition | undefined;

/** Builds the portal of that user, and starts nothing. */
async function compose(user: CurrentUser = createTestUser()): Promise<void> {
  service = await startLocalService(user);
  service.respond(navigationCall, { status: 200, body: { apollo: emptyMenus, artemis: emptyMenus } });
  platform = createTestPlatform(service);
  const composition = await composePortal(platform);
  if (composition.status !== 'ready') throw composition.error;
  portal = composition;
}

/** Signs the user in, and waits for the services of the signed-in app. */
async function startPortal(): Promise<SignedInComposition> {
  portal.start();
  await portal.loadSignedInApp();
  await until(() => expect(portal.services.session.getSnapshot().status).toBe('signed-in'));
  if (signedIn === undefined) throw new Error('The services of the signed-in app were not composed.');
  return signedIn;
}

/** Signs in a user who has agreed to the terms, and waits for the first calls. */
async function startAgreed(): Promise<SignedInComposition> {
  const app = await startPortal();
  await until(() => {
    expect(portal.services.navigation.getSnapshot().status).toBe('ready');
    expect(service.calls).toContain(popupsCall);
  });
  return app;
}

/** Waits until the expectation holds, a second at most. */
const until = (expectation: () => void): Promise<void> => vi.waitFor(expectation, { interval: 5 });

const toastTitles = ({ services }: SignedInComposition): (string | undefined)[] =>
  services.toasts.getSnapshot().toasts.map(({ title }) => title);

beforeEach(() => {
  signedIn = undefined;
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});

afterEach(async () => {
  portal.services.session.stop();
  await service.close();
});

it('While the acceptance of the terms is under way the portal requests nothing else [TERMS-10, TERMS-11]', async () => {
  await compose(createTestUser({ agreedToTermsOfUse: false }));
  await startPortal();
  const { terms, navigation, announcement } = portal.services;
  const before = [navigation.getSnapshot(), announcement.getSnapshot()];
  const accepted = createDeferred<{ status: number }>();
  service.respond(acceptance, accepted.promise);

  const accepting = terms.accept();
  await until(() => expect(service.calls).toContain(acceptance));
  expect(terms.getSnapshot()).toEqual({ status: 'accepting' });
  expect([navigation.getSnapshot(), announcement.getSnapshot()]).toEqual(before);
  expect(service.calls).toEqual([acceptance]);

  accepted.resolve({ status: 204 });
  await accepting;
  await until(() =>
    expect(service.calls.slice(1).toSorted()).toEqual(
      [navigationCall, announcementCall, popupsCall].toSorted(),
    ),
  );
});

it('An outage from before the signed-in app is loaded is reported once it is loaded [ERR-1, ERR-3]', async () => {
  await compose();
  service.respond('GET /core/rest/documents', { status: 503 });
  await expect(portal.services.http.get('/core/rest/documents')).rejects.toMatchObject({ status: 503 });
  expect(signedIn).toBeUndefined();

  const app = await startAgreed();
  expect(toastTitles(app)).toEqual([]);
  await platform.clock.advance(300);
  expect(toastTitles(app)).toEqual(['Part of the portal is unavailable']);
});

it('Leaving a change request for the list or the dashboard drops its cached responses, and no other navigation does [ROUTE-14, CHG-8]', async () => {
  const call = '/api/portal/rest/change-requests/CR-1';
  await compose();
  const { visit } = await startAgreed();
  const findRoute = createFindRoute(routes);
  const show = (pathname: string): void => visit(pathname, findRoute(pathname)?.route ?? null, true);
  const timesRequested = async (): Promise<number> => {
    await portal.services.http.get(call, { operation: 'getChangeRequest' });
    return service.calls.filter((each) => each === `GET ${call}`).length;
  };
  show('/services/change-requests');
  show('/services/change-requests/CR-1');
  expect(await timesRequested()).toBe(1);
  show('/services/change-requests/CR-2');
  show('/support');
  expect(await timesRequested()).toBe(1);
  show('/services/change-requests/CR-1');
  show('/services/change-requests');
  expect(await timesRequested()).toBe(2);
  show('/services/change-requests/CR-1');
  show('/services/change-requests/dashboard');
  expect(await timesRequested()).toBe(3);
});

it('Unsaved work that leaves the page is kept as a draft, and Log out removes it [STATE-3, STATE-6]', async () => {
  await compose();
  const { services } = await startAgreed();
  const drafts = () => platform.tabStorage.get('quayside.drafts');
  const work = services.unsavedWork.register('new-case', {
    read: () => ({ subject: 'No dial tone in Rotterdam' }),
    restore: () => false,
  });
  expect(platform.browser.asksBeforeLeaving()).toBe(true);
  work?.end();
  expect(drafts()).toContain('No dial tone in Rotterdam');
  await services.session.signOut();
  expect(drafts()).toBeNull();
});

it('Signing out clears toasts, outage, navigation and announcement [STATE-6]', async () => {
  await compose();
  service.respond(announcementCall, { status: 200, body: 'Planned works' });
  const app = await startAgreed();
  const { session, navigation, announcement, toasts, maintenance } = app.services;
  toasts?.add({ tone: 'critical', title: 'The order was not placed', text: 'Nothing has been charged.' });
  service.respond('GET /core/rest/documents', { status: 503 });
  await expect(app.services.http.get('/core/rest/documents')).rejects.toMatchObject({ status: 503 });
  expect(maintenance?.getSnapshot()).toMatchObject({ status: 'notice' });
  await until(() => expect(announcement.getSnapshot()).toMatchObject({ status: 'ready' }));

  await session.signOut();
  expect(toastTitles(app)).toEqual([]);
  expect(maintenance?.getSnapshot()).toEqual({ status: 'available' });
  expect(navigation.getSnapshot().status).toBe('idle');
  expect(announcement.getSnapshot().status).toBe('idle');
});
