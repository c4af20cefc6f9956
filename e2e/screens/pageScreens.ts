import { callSandbox, openSheet, pressInBar, stallRequests, switchView } from './actions.ts';
import { heading, alertDialog, type Screen } from './screen.ts';

/** Menus, dialogs, third parties, and the pages around the product areas. */
export const pageScreens: readonly Screen[] = [
  {
    name: 'landing-apollo',
    title: 'Landing page in Apollo',
    user: 'amelia',
    address: '/landing',
    shows: heading('Welcome, Amelia'),
  },
  {
    name: 'landing-artemis',
    title: 'Landing page in Artemis',
    user: 'chloe',
    address: '/landing',
    shows: heading('Welcome, Chloé'),
  },
  {
    name: 'style-demo',
    title: 'Style demo',
    user: 'amelia',
    address: '/style-demo?tab=controls',
    shows: (page) => page.getByRole('region', { name: 'Buttons' }),
  },
  {
    name: 'layout-demo',
    title: 'Layout demo',
    user: 'amelia',
    address: '/layout-demo?layout=detail',
    shows: heading('Birmingham, 55 Colmore Row'),
  },
  {
    name: 'menu',
    title: 'Sub-menu',
    user: 'amelia',
    address: '/services',
    shows: (page) => page.getByRole('link', { name: /Change requests/ }),
    steps: (page) => pressInBar(page, 'Services'),
    closesOnResize: true,
  },
  {
    name: 'menu-loading',
    title: 'Sub-menu: loading',
    isPending: true,
    user: 'amelia',
    address: '/voice',
    shows: (page) => page.getByText('Loading Resources'),
    setUp: (page) => stallRequests(page, '**/core/rest/navigation/*/items/*'),
    steps: (page) => pressInBar(page, 'Resources'),
    closesOnResize: true,
  },
  {
    name: 'search',
    title: 'Search',
    user: 'amelia',
    address: '/voice',
    shows: (page) => page.getByRole('searchbox', { name: 'Search', exact: true }),
    steps: async (page) => {
      await openSheet(page);
      await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('Frankfurt router');
    },
  },
  {
    name: 'palette',
    title: 'Command palette',
    user: 'amelia',
    address: '/voice',
    shows: (page) => page.getByRole('dialog').getByRole('option').first(),
    steps: async (page) => {
      await heading('Voice')(page).waitFor();
      // The shortcut is part of the overlays, which load after the page.
      await page.waitForLoadState('networkidle');
      await page.keyboard.press('Control+k');
    },
  },
  {
    name: 'profile',
    title: 'Profile menu',
    user: 'amelia',
    address: '/landing',
    shows: (page) => page.getByRole('button', { name: 'Log out' }),
    steps: (page) => page.getByRole('button', { name: 'Profile and settings' }).click(),
    closesOnResize: true,
  },
  {
    name: 'switch-view',
    title: 'Switch view dialog',
    user: 'amelia',
    address: '/landing',
    shows: alertDialog,
    steps: switchView,
  },
  {
    name: 'legal',
    title: 'Privacy policy',
    user: 'amelia',
    address: '/privacy-policy',
    shows: heading('Privacy policy'),
  },
  {
    name: 'scrolled',
    title: 'Scroll to top',
    user: 'amelia',
    address: '/privacy-policy',
    shows: (page) => page.getByRole('button', { name: 'Scroll to top' }),
    steps: async (page) => {
      await heading('Privacy policy')(page).waitFor();
      await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    },
  },
  {
    name: 'announcement-long',
    title: 'Long announcement',
    user: 'amelia',
    address: '/voice',
    shows: (page) => page.getByRole('region', { name: 'Announcement' }).getByText('Frankfurt'),
    setUp: callSandbox('PUT', '/announcement', {
      html: '<p><b>Planned maintenance</b> on Saturday, 5 December 2026, from 22:00 to 02:00 (UTC) in Frankfurt, Amsterdam, Paris, Madrid and Milan.</p><ul><li>Orders can be saved, and are sent afterwards.</li><li>Voice and Internet Access go on working.</li></ul><p>Questions? <a href="/support">Ask our support</a>.</p>',
    }),
    steps: (page) => heading('Voice')(page).waitFor(),
  },
  {
    name: 'placeholder',
    title: 'Placeholder',
    user: 'chloe',
    address: '/artemis/inventory',
    shows: heading('Inventory'),
  },
  {
    name: 'not-found',
    title: 'Page not found',
    user: 'amelia',
    address: '/no/such/page',
    shows: heading('Page Not Found'),
  },
  {
    name: 'access-denied',
    title: 'Access denied',
    user: 'grace',
    address: '/1access',
    shows: heading('Access denied'),
  },
  {
    name: 'no-access',
    title: 'No access to a view',
    user: 'grace',
    address: '/landing',
    shows: heading('You don’t have access to a portal view yet'),
  },
  {
    name: 'chat-button',
    title: 'Live chat button',
    user: 'amelia',
    address: '/support/cases/00012345',
    shows: (page) => page.getByRole('button', { name: 'Chat now' }),
  },
  {
    name: 'chat',
    title: 'Live chat',
    user: 'amelia',
    address: '/support/cases/00012345',
    shows: (page) => page.frameLocator('iframe[title="Live chat"]').getByText(/Hello Amelia/),
    steps: (page) => page.getByRole('button', { name: 'Chat now' }).click(),
  },
  {
    name: 'survey',
    title: 'Survey',
    user: 'amelia',
    address: '/voice',
    shows: (page) =>
      page.frameLocator('iframe[title="Survey"]').getByRole('group', { name: 'How easy was it' }),
    steps: (page) => pressInBar(page, 'Give feedback'),
  },
  {
    name: 'developer',
    title: 'Developer page',
    user: 'amelia',
    address: '/dev',
    shows: heading('Developer'),
  },
];
