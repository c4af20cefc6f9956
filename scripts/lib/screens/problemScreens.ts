import {
  blockStorage,
  breakOff,
  control,
  deploy,
  failCall,
  logOut,
  openSheet,
  pressInBar,
  refuseKeys,
} from './screenActs.ts';
import { heading, message, refused, type Screen } from './screen.ts';

/** What is shown where something is wrong. */
export const problemScreens: readonly Screen[] = [
  {
    name: 'menu-failed',
    title: 'The navigation could not be loaded',
    user: 'amelia',
    address: '/landing',
    stands: (page) =>
      page.getByRole('navigation', { name: 'Main' }).getByText('The menu could not be loaded.'),
    before: (page) => failCall(page, '/core/rest/navigation'),
    act: openSheet,
    complains: [refused, /navigation could not be loaded/],
  },
  {
    name: 'sub-menu-failed',
    title: 'The entries of a sub-menu could not be loaded',
    user: 'amelia',
    address: '/voice',
    stands: message('We couldn’t load Resources. Open the menu again to retry.'),
    before: (page) => failCall(page, '/core/rest/navigation/apollo/items/Resources'),
    act: (page) => pressInBar(page, 'Resources'),
    complains: [refused, /menu could not be loaded/],
  },
  {
    name: 'messages',
    title: 'A service that is down, no connection, and an action that failed',
    user: 'amelia',
    address: '/landing',
    stands: message('We couldn’t open the user guide.'),
    before: async (page) => {
      await failCall(page, '/core/rest/portal-wide-message', 503);
      await failCall(page, '/core/rest/documents/PORTAL_USER_GUIDE');
    },
    act: async (page) => {
      await message('Part of the portal is unavailable')(page).waitFor();
      await pressInBar(page, 'User guide');
      await message('We couldn’t open the user guide.')(page).waitFor();
      await page.context().setOffline(true);
      await message('You are offline')(page).waitFor();
    },
    complains: [refused, /announcement could not be loaded/],
  },
  {
    name: 'maintenance',
    title: 'A service that is down, and that the page can’t live without',
    user: 'amelia',
    address: '/dev',
    stands: heading('This page is not available'),
    before: (page) => failCall(page, '/core/rest/documents', 503),
    act: (page) => page.getByRole('button', { name: 'Make the call' }).click(),
    complains: [refused],
  },
  {
    name: 'five-messages',
    title: 'As many messages as stand at once',
    user: 'amelia',
    address: '/dev',
    stands: message('how a failure looks'),
    before: (page) => failCall(page, '/core/rest/documents/PORTAL_USER_GUIDE'),
    act: async (page) => {
      await pressInBar(page, 'User guide');
      await message('We couldn’t open the user guide.')(page).waitFor();
      await page.keyboard.press('Escape');
      for (const name of ['Info', 'Positive', 'Caution', 'Critical'])
        await page.getByRole('group', { name: 'Add a toast' }).getByRole('button', { name }).click();
    },
    complains: [refused],
  },
  {
    name: 'session-ending',
    title: 'The session is about to end',
    user: 'amelia',
    address: '/voice',
    stands: message('Your session ends at'),
    before: control('PUT', '/tokens', { accessTokenSeconds: 60, refreshTokenSeconds: 110 }),
  },
  {
    name: 'new-version',
    title: 'A new version was deployed',
    user: 'amelia',
    address: '/voice',
    stands: message('A new version is available'),
    before: (page) => page.clock.install(),
    act: async (page) => {
      await heading('Voice')(page).waitFor();
      await deploy(page);
    },
  },
  {
    name: 'part-failed',
    title: 'A part of the portal could not be loaded',
    user: 'amelia',
    address: '/privacy-policy',
    stands: heading('Something went wrong'),
    before: (page) => breakOff(page, '**/PrivacyPolicyPage-*.js'),
    complains: [refused, /dynamically imported module/, /error occurred in/],
  },
  {
    name: 'signed-out-here',
    title: 'Logged out without a network',
    user: 'amelia',
    address: '/landing',
    stands: heading('You’re signed out of the portal'),
    act: async (page) => {
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await logOut(page);
    },
    complains: [refused, /could not be reached/],
  },
  {
    name: 'signed-out-elsewhere',
    title: 'Logged out in another tab',
    user: 'amelia',
    address: '/landing',
    stands: heading('You are signed out'),
    act: async (page) => {
      const other = await page.context().newPage();
      await other.goto(page.url());
      await logOut(other);
      await other.locator('#username').waitFor();
      await other.close();
    },
  },
  {
    name: 'provider-unreachable',
    title: 'The identity provider is out of reach',
    user: null,
    address: '/landing',
    stands: (page) => page.getByRole('button', { name: 'Retry' }),
    before: (page) => breakOff(page, '**/realms/**'),
    complains: [refused, /Sign-in stopped/],
  },
  {
    name: 'sign-in-refused',
    title: 'An answer of the identity provider was refused',
    user: 'amelia',
    address: '/landing',
    stands: heading('We couldn’t sign you in'),
    before: refuseKeys,
    complains: [/Sign-in stopped/, /identity|signed with/],
  },
  {
    name: 'storage-blocked',
    title: 'A browser that keeps nothing',
    user: null,
    address: '/landing',
    stands: (page) => page.getByText('Your browser blocks cookies for this site'),
    before: blockStorage,
    complains: [/Sign-in stopped/],
  },
  {
    name: 'cannot-start',
    title: 'The portal can’t start',
    user: null,
    address: '/',
    stands: heading('The portal can’t start'),
    before: (page) => failCall(page, '/assets/portal/config.json'),
    complains: [refused, /runtime config/],
  },
  {
    name: 'slow',
    title: 'Loading takes long',
    isWaiting: true,
    isBare: true,
    user: null,
    address: '/',
    stands: (page) => page.getByText('Loading. This is taking longer than usual.'),
    before: async (page) => {
      await page.clock.install();
      await page.route('**/assets/portal/config.json', () => undefined);
    },
    act: (page) => page.clock.fastForward(6_000),
  },
];
