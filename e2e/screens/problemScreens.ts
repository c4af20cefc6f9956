import {
  blockStorage,
  abortRequests,
  callSandbox,
  deployNewVersion,
  failRequests,
  logOut,
  openSheet,
  pressInBar,
  removeSigningKeys,
} from './actions.ts';
import { heading, toast, failedRequest, type Screen } from './screen.ts';

/** Failures, outages and ended sessions. */
export const problemScreens: readonly Screen[] = [
  {
    name: 'menu-failed',
    title: 'Navigation: loading failed',
    user: 'amelia',
    address: '/landing',
    shows: (page) => page.getByRole('navigation', { name: 'Main' }).getByText('We couldn’t load the menu.'),
    setUp: (page) => failRequests(page, '/core/rest/navigation'),
    steps: openSheet,
    consoleErrors: [failedRequest, /navigation could not be loaded/],
  },
  {
    name: 'sub-menu-failed',
    title: 'Sub-menu: loading failed',
    user: 'amelia',
    address: '/voice',
    shows: toast('We couldn’t load Resources. Open the menu to try again.'),
    setUp: (page) => failRequests(page, '/core/rest/navigation/apollo/items/Resources'),
    steps: (page) => pressInBar(page, 'Resources'),
    consoleErrors: [failedRequest, /menu could not be loaded/],
  },
  {
    name: 'messages',
    title: 'Toasts: outage, offline and failed action',
    user: 'amelia',
    address: '/landing',
    shows: toast('We couldn’t open the user guide.'),
    setUp: async (page) => {
      await failRequests(page, '/core/rest/portal-wide-message', 503);
      await failRequests(page, '/core/rest/documents/PORTAL_USER_GUIDE');
    },
    steps: async (page) => {
      await toast('Part of the portal is unavailable')(page).waitFor();
      await pressInBar(page, 'User guide');
      await toast('We couldn’t open the user guide.')(page).waitFor();
      await page.context().setOffline(true);
      await toast('You are offline')(page).waitFor();
    },
    consoleErrors: [failedRequest, /announcement could not be loaded/],
  },
  {
    name: 'maintenance',
    title: 'Page not available',
    user: 'amelia',
    address: '/dev',
    shows: heading('This page is not available'),
    setUp: (page) => failRequests(page, '/core/rest/documents', 503),
    steps: (page) => page.getByRole('button', { name: 'Make the call' }).click(),
    consoleErrors: [failedRequest],
  },
  {
    name: 'five-messages',
    title: 'Five toasts',
    user: 'amelia',
    address: '/dev',
    shows: toast('how a failure looks'),
    setUp: (page) => failRequests(page, '/core/rest/documents/PORTAL_USER_GUIDE'),
    steps: async (page) => {
      await pressInBar(page, 'User guide');
      await toast('We couldn’t open the user guide.')(page).waitFor();
      await page.keyboard.press('Escape');
      for (const name of ['Info', 'Positive', 'Caution', 'Critical'])
        await page.getByRole('group', { name: 'Add a toast' }).getByRole('button', { name }).click();
    },
    consoleErrors: [failedRequest],
  },
  {
    name: 'session-ending',
    title: 'Session ends soon',
    user: 'amelia',
    address: '/voice',
    shows: toast('Your session ends at'),
    setUp: callSandbox('PUT', '/tokens', { accessTokenSeconds: 60, refreshTokenSeconds: 110 }),
  },
  {
    name: 'new-version',
    title: 'New version',
    user: 'amelia',
    address: '/voice',
    shows: toast('A new version is available'),
    setUp: (page) => page.clock.install(),
    steps: async (page) => {
      await heading('Voice')(page).waitFor();
      await deployNewVersion(page);
    },
  },
  {
    name: 'part-failed',
    title: 'Something went wrong (lazy page)',
    user: 'amelia',
    address: '/privacy-policy',
    shows: heading('Something went wrong'),
    setUp: (page) => abortRequests(page, '**/PrivacyPolicyPage-*.js'),
    consoleErrors: [failedRequest, /dynamically imported module/, /error occurred in/],
  },
  {
    name: 'signed-out-here',
    title: 'Signed out offline',
    user: 'amelia',
    address: '/landing',
    shows: heading('You’re signed out of the portal'),
    steps: async (page) => {
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await logOut(page);
    },
    consoleErrors: [failedRequest, /could not be reached/],
  },
  {
    name: 'signed-out-elsewhere',
    title: 'Signed out in another tab',
    user: 'amelia',
    address: '/landing',
    shows: heading('You are signed out'),
    steps: async (page) => {
      const other = await page.context().newPage();
      await other.goto(page.url());
      await logOut(other);
      await other.locator('#username').waitFor();
      await other.close();
    },
  },
  {
    name: 'provider-unreachable',
    title: 'Identity provider unreachable',
    user: null,
    address: '/landing',
    shows: (page) => page.getByRole('button', { name: 'Retry' }),
    setUp: (page) => abortRequests(page, '**/realms/**'),
    consoleErrors: [failedRequest, /Sign-in stopped/],
  },
  {
    name: 'sign-in-refused',
    title: 'Sign-in response rejected',
    user: 'amelia',
    address: '/landing',
    shows: heading('We couldn’t sign you in'),
    setUp: removeSigningKeys,
    consoleErrors: [/Sign-in stopped/, /identity|signed with/],
  },
  {
    name: 'storage-blocked',
    title: 'Storage blocked',
    user: null,
    address: '/landing',
    shows: (page) => page.getByText('Your browser blocks cookies for this site'),
    setUp: blockStorage,
    consoleErrors: [/Sign-in stopped/],
  },
  {
    name: 'cannot-start',
    title: 'Portal can’t start',
    user: null,
    address: '/',
    shows: heading('The portal can’t start'),
    setUp: (page) => failRequests(page, '/assets/portal/config.json'),
    consoleErrors: [failedRequest, /runtime config/],
  },
  {
    name: 'slow',
    title: 'Slow loading',
    isPending: true,
    hasNoHeading: true,
    user: null,
    address: '/',
    shows: (page) => page.getByText('Loading. This is taking longer than usual.'),
    setUp: async (page) => {
      await page.clock.install();
      await page.route('**/assets/portal/config.json', () => undefined);
    },
    steps: (page) => page.clock.fastForward(6_000),
  },
];
