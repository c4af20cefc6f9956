import { failRequests, queuePopups, stallRequests } from './actions.ts';
import { dialog, heading, notificationsPath, alertDialog, failedRequest, type Screen } from './screen.ts';

/** Sign-in, terms and popups. */
export const signInScreens: readonly Screen[] = [
  {
    name: 'sign-in',
    title: 'Sign-in form',
    user: null,
    address: '/',
    shows: heading('Sign in to your account'),
  },
  {
    name: 'loading',
    title: 'Loading',
    isPending: true,
    hasNoHeading: true,
    user: null,
    address: '/',
    shows: (page) => page.getByText('Loading', { exact: true }),
    setUp: (page) => stallRequests(page, '**/assets/portal/config.json'),
  },
  { name: 'terms', title: 'Terms of use', user: 'noor', address: '/', shows: heading('Terms Of Use') },
  {
    name: 'terms-disagree',
    title: 'Terms of use: disagree',
    user: 'noor',
    address: '/',
    shows: alertDialog,
    steps: (page) => page.getByRole('button', { name: 'I Disagree' }).click(),
  },
  {
    name: 'terms-failed',
    title: 'Terms of use: accepting failed',
    user: 'noor',
    address: '/',
    shows: (page) => page.getByRole('alert'),
    setUp: (page) => failRequests(page, '/api/identity/rest/terms-of-use/accept'),
    steps: (page) => page.getByRole('button', { name: 'I Agree' }).click(),
    consoleErrors: [failedRequest],
  },
  {
    name: 'welcome',
    title: 'Welcome popup',
    user: 'noor',
    address: '/landing',
    shows: dialog('Welcome to Quayside'),
    setUp: queuePopups('WELCOME'),
  },
  {
    name: 'marketing',
    title: 'Marketing popup',
    user: 'noor',
    address: '/landing',
    shows: (page) => page.getByRole('dialog').getByText('5G backup').first(),
    setUp: queuePopups('MARKETING'),
  },
  {
    name: 'marketing-loading',
    title: 'Marketing popup: loading',
    isPending: true,
    user: 'noor',
    address: '/landing',
    shows: (page) => page.getByRole('dialog').getByRole('status'),
    setUp: async (page, identity) => {
      await queuePopups('MARKETING')(page, identity);
      await stallRequests(page, `**${notificationsPath}/marketing-notification/*`);
    },
  },
  {
    name: 'marketing-failed',
    title: 'Marketing popup: loading failed',
    user: 'noor',
    address: '/landing',
    shows: (page) => page.getByRole('dialog').getByRole('button', { name: 'Retry' }),
    setUp: async (page, identity) => {
      await queuePopups('MARKETING')(page, identity);
      await failRequests(page, `${notificationsPath}/marketing-notification/content`);
    },
    consoleErrors: [failedRequest],
  },
  {
    name: 'contact-roles',
    title: 'Contact roles popup',
    user: 'noor',
    address: '/landing',
    shows: (page) => page.getByRole('combobox', { name: 'MSO' }),
    setUp: queuePopups('CONTACT_ROLE_MANAGEMENT_WARNING'),
  },
  {
    name: 'contact-roles-not-loaded',
    title: 'Contact roles popup: loading failed',
    user: 'noor',
    address: '/landing',
    shows: (page) => page.getByRole('dialog').getByRole('button', { name: 'Retry' }),
    setUp: async (page, identity) => {
      await queuePopups('CONTACT_ROLE_MANAGEMENT_WARNING')(page, identity);
      await failRequests(page, `${notificationsPath}/contact-role-management/contacts`);
    },
    consoleErrors: [failedRequest],
  },
  {
    name: 'contact-roles-failed',
    title: 'Contact roles popup: saving failed',
    user: 'noor',
    address: '/landing',
    shows: (page) => page.getByRole('dialog').getByRole('alert'),
    setUp: async (page, identity) => {
      await queuePopups('CONTACT_ROLE_MANAGEMENT_WARNING')(page, identity);
      await failRequests(page, `${notificationsPath}/contact-role-management/submit`);
    },
    steps: async (page) => {
      await page.getByRole('combobox', { name: 'MSO' }).selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Save' }).click();
    },
    consoleErrors: [failedRequest],
  },
];
