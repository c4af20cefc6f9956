import { failCall, letIn, stallCall } from './screenActs.ts';
import { dialog, heading, notifications, question, refused, type Screen } from './screen.ts';

/** Whoever comes first, and what comes over a page. */
export const beforePages: readonly Screen[] = [
  {
    name: 'sign-in',
    title: 'Sign-in form of the sandbox',
    user: null,
    address: '/',
    stands: heading('Sign in to your account'),
  },
  {
    name: 'loading',
    title: 'Loading',
    isWaiting: true,
    isBare: true,
    user: null,
    address: '/',
    stands: (page) => page.getByText('Loading', { exact: true }),
    before: (page) => stallCall(page, '**/assets/portal/config.json'),
  },
  { name: 'terms', title: 'Terms of use', user: 'noor', address: '/', stands: heading('Terms Of Use') },
  {
    name: 'terms-disagree',
    title: 'I Disagree',
    user: 'noor',
    address: '/',
    stands: question,
    act: (page) => page.getByRole('button', { name: 'I Disagree' }).click(),
  },
  {
    name: 'terms-failed',
    title: 'Accepting the terms failed',
    user: 'noor',
    address: '/',
    stands: (page) => page.getByRole('alert'),
    before: (page) => failCall(page, '/api/identity/rest/terms-of-use/accept'),
    act: (page) => page.getByRole('button', { name: 'I Agree' }).click(),
    complains: [refused],
  },
  {
    name: 'welcome',
    title: 'The welcome',
    user: 'noor',
    address: '/landing',
    stands: dialog('Welcome to Quayside'),
    before: letIn('WELCOME'),
  },
  {
    name: 'marketing',
    title: 'The marketing message',
    user: 'noor',
    address: '/landing',
    stands: (page) => page.getByRole('dialog').getByText('5G backup').first(),
    before: letIn('MARKETING'),
  },
  {
    name: 'marketing-loading',
    title: 'The marketing message is loading',
    isWaiting: true,
    user: 'noor',
    address: '/landing',
    stands: (page) => page.getByRole('dialog').getByRole('status'),
    before: async (page, identity) => {
      await letIn('MARKETING')(page, identity);
      await stallCall(page, `**${notifications}/marketing-notification/*`);
    },
  },
  {
    name: 'marketing-failed',
    title: 'The marketing message could not be loaded',
    user: 'noor',
    address: '/landing',
    stands: (page) => page.getByRole('dialog').getByRole('button', { name: 'Retry' }),
    before: async (page, identity) => {
      await letIn('MARKETING')(page, identity);
      await failCall(page, `${notifications}/marketing-notification/content`);
    },
    complains: [refused],
  },
  {
    name: 'contact-roles',
    title: 'The contact roles',
    user: 'noor',
    address: '/landing',
    stands: (page) => page.getByRole('combobox', { name: 'MSO' }),
    before: letIn('CONTACT_ROLE_MANAGEMENT_WARNING'),
  },
  {
    name: 'contact-roles-not-loaded',
    title: 'The contacts could not be loaded',
    user: 'noor',
    address: '/landing',
    stands: (page) => page.getByRole('dialog').getByRole('button', { name: 'Retry' }),
    before: async (page, identity) => {
      await letIn('CONTACT_ROLE_MANAGEMENT_WARNING')(page, identity);
      await failCall(page, `${notifications}/contact-role-management/contacts`);
    },
    complains: [refused],
  },
  {
    name: 'contact-roles-failed',
    title: 'Saving the contact roles failed',
    user: 'noor',
    address: '/landing',
    stands: (page) => page.getByRole('dialog').getByRole('alert'),
    before: async (page, identity) => {
      await letIn('CONTACT_ROLE_MANAGEMENT_WARNING')(page, identity);
      await failCall(page, `${notifications}/contact-role-management/submit`);
    },
    act: async (page) => {
      await page.getByRole('combobox', { name: 'MSO' }).selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Save' }).click();
    },
    complains: [refused],
  },
];
