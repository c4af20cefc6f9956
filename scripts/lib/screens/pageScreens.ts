import { control, openSheet, pressInBar, stallCall, switchView } from './screenActs.ts';
import { heading, question, type Screen } from './screen.ts';

/** Pages, and what opens on them. */
export const pageScreens: readonly Screen[] = [
  {
    name: 'landing-apollo',
    title: 'Landing, Apollo',
    user: 'amelia',
    address: '/landing',
    stands: heading('Welcome, Amelia'),
  },
  {
    name: 'landing-artemis',
    title: 'Landing, Artemis',
    user: 'chloe',
    address: '/landing',
    stands: heading('Welcome, Chloé'),
  },
  {
    name: 'menu',
    title: 'A sub-menu, wide and short',
    user: 'amelia',
    address: '/services',
    stands: (page) => page.getByRole('link', { name: /Projects in delivery/ }),
    act: (page) => pressInBar(page, 'Services'),
    isOfOneLayout: true,
  },
  {
    name: 'menu-loading',
    title: 'The entries of a sub-menu are loading',
    isWaiting: true,
    user: 'amelia',
    address: '/voice',
    stands: (page) => page.getByText('Loading Resources'),
    before: (page) => stallCall(page, '**/core/rest/navigation/*/items/*'),
    act: (page) => pressInBar(page, 'Resources'),
    isOfOneLayout: true,
  },
  {
    name: 'search',
    title: 'A keyword in the search box',
    user: 'amelia',
    address: '/voice',
    stands: (page) => page.getByRole('searchbox', { name: 'Search' }),
    act: async (page) => {
      await openSheet(page);
      await page.getByRole('searchbox', { name: 'Search' }).fill('Frankfurt router');
    },
  },
  {
    name: 'profile',
    title: 'Profile menu',
    user: 'amelia',
    address: '/landing',
    stands: (page) => page.getByRole('button', { name: 'Log out' }),
    act: (page) => page.getByRole('button', { name: 'Profile and settings' }).click(),
    isOfOneLayout: true,
  },
  {
    name: 'switch-view',
    title: 'Switching the view',
    user: 'amelia',
    address: '/landing',
    stands: question,
    act: switchView,
  },
  {
    name: 'legal',
    title: 'A legal page',
    user: 'amelia',
    address: '/privacy-policy',
    stands: heading('Privacy policy'),
  },
  {
    name: 'scrolled',
    title: 'The arrow that leads back to the top',
    user: 'amelia',
    address: '/privacy-policy',
    stands: (page) => page.getByRole('button', { name: 'Scroll to top' }),
    act: async (page) => {
      await heading('Privacy policy')(page).waitFor();
      await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    },
  },
  {
    name: 'announcement-long',
    title: 'An announcement of many words',
    user: 'amelia',
    address: '/voice',
    stands: (page) => page.getByRole('region', { name: 'Announcement' }).getByText('Frankfurt'),
    before: control('PUT', '/announcement', {
      html: '<p><b>Planned maintenance</b> on Saturday, 5 December 2026, from 22:00 to 02:00 (UTC) in Frankfurt, Amsterdam, Paris, Madrid and Milan.</p><ul><li>Orders can be saved, and are sent afterwards.</li><li>Voice and Internet Access go on working.</li></ul><p>Questions? <a href="/support">Ask our support</a>.</p>',
    }),
    act: (page) => heading('Voice')(page).waitFor(),
  },
  {
    name: 'placeholder',
    title: 'A page under development',
    user: 'amelia',
    address: '/voice',
    stands: heading('Voice'),
  },
  {
    name: 'new-case',
    title: 'A page without bar',
    user: 'amelia',
    address: '/new-support-case',
    stands: heading('New Case'),
  },
  {
    name: 'not-found',
    title: 'Page Not Found',
    user: 'amelia',
    address: '/no/such/page',
    stands: heading('Page Not Found'),
  },
  {
    name: 'access-denied',
    title: 'Access denied',
    user: 'grace',
    address: '/1access',
    stands: heading('Access denied'),
  },
  {
    name: 'no-access',
    title: 'Neither view',
    user: 'grace',
    address: '/landing',
    stands: heading('You don’t have access to a portal view yet'),
  },
  {
    name: 'chat-button',
    title: 'The button of the live chat',
    user: 'amelia',
    address: '/support/cases/00012345',
    stands: (page) => page.getByRole('button', { name: 'Chat now' }),
  },
  {
    name: 'chat',
    title: 'The live chat',
    user: 'amelia',
    address: '/support/cases/00012345',
    stands: (page) => page.frameLocator('iframe[title="Live chat"]').getByText(/Hello Amelia/),
    act: (page) => page.getByRole('button', { name: 'Chat now' }).click(),
  },
  {
    name: 'survey',
    title: 'The survey',
    user: 'amelia',
    address: '/voice',
    stands: (page) =>
      page.frameLocator('iframe[title="Survey"]').getByRole('group', { name: 'How easy was it' }),
    act: (page) => pressInBar(page, 'Give feedback'),
  },
  {
    name: 'developer',
    title: 'The developer page',
    user: 'amelia',
    address: '/dev',
    stands: heading('Developer'),
  },
];
