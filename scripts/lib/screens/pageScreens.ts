import { pressInBar, switchView } from './screenActs.ts';
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
  },
  {
    name: 'profile',
    title: 'Profile menu',
    user: 'amelia',
    address: '/landing',
    stands: (page) => page.getByRole('button', { name: 'Log out' }),
    act: (page) => page.getByRole('button', { name: 'Profile and settings' }).click(),
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
    stands: heading('No portal view is open to you yet'),
  },
  {
    name: 'chat-button',
    title: 'The button of the live chat',
    user: 'amelia',
    address: '/support/cases/00012345',
    stands: (page) => page.getByRole('button', { name: 'Chat now' }),
  },
];
