import { callSandbox } from './actions.ts';
import { alertDialog, heading, type Screen } from './screen.ts';

/** The pages of the product areas. */
export const areaScreens: readonly Screen[] = [
  {
    name: 'search-page',
    title: 'Search page',
    user: 'amelia',
    address: '/search?keyword=00012345',
    // A source has two seconds. On a busy machine some need a retry, as a user would do.
    async steps(page) {
      const again = page.getByRole('button', { name: 'Try again' });
      const found = page.getByRole('tab').first();
      for (let attempt = 0; attempt < 3; attempt += 1) {
        await found.or(again).first().waitFor();
        if (await found.isVisible()) return;
        await again.click();
        await again.waitFor({ state: 'hidden' });
      }
    },
    shows: (page) => page.getByRole('tab').first(),
  },
  {
    name: 'voice-numbers',
    title: 'Voice: numbers',
    user: 'amelia',
    address: '/voice',
    shows: (page) => page.getByRole('rowheader').first(),
  },
  {
    name: 'voice-range',
    title: 'Voice: a range without an emergency address',
    user: 'amelia',
    address: '/voice?range=NR-5002',
    shows: (page) => page.getByRole('dialog').getByText('The emergency address is missing'),
  },
  {
    name: 'voice-port',
    title: 'Voice: a rejected port',
    user: 'amelia',
    address: '/voice/ports/PT-6003',
    shows: (page) => page.getByText('The account number doesn’t match').first(),
  },
  {
    name: 'new-case',
    title: 'New case, without the bar',
    user: 'amelia',
    address: '/new-support-case',
    shows: heading('Service'),
  },
  {
    name: 'dashboard',
    title: 'Dashboard',
    user: 'amelia',
    address: '/dashboard',
    shows: (page) => page.getByRole('table', { name: 'Orders by milestone' }),
  },
  {
    name: 'dashboard-first-day',
    title: 'Dashboard: the first day',
    user: 'noor',
    address: '/dashboard',
    shows: (page) => page.getByRole('region', { name: 'Three ways to begin' }),
    setUp: callSandbox('PATCH', '/users/noor', { agreedToTermsOfUse: true, pendingNotifications: [] }),
  },
  {
    name: 'approvals',
    title: 'Approvals',
    user: 'amelia',
    address: '/approvals',
    shows: (page) => page.getByRole('rowheader').first(),
  },
  {
    name: 'approval',
    title: 'Approval of an excess construction charge',
    user: 'amelia',
    address: '/approvals/AP-7001',
    shows: heading('Excess construction charge at Sheffield Exchange'),
  },
  {
    name: 'approval-reject',
    title: 'Approval: reject',
    user: 'amelia',
    address: '/approvals/AP-7001',
    shows: alertDialog,
    steps: (page) => page.getByRole('button', { name: 'Reject', exact: true }).click(),
  },
  {
    name: 'cloud-estimates',
    title: 'Cloud estimates',
    user: 'amelia',
    address: '/cloud',
    shows: (page) => page.getByRole('rowheader').first(),
  },
  {
    name: 'cloud-estimate',
    title: 'Cloud estimate',
    user: 'amelia',
    address: '/cloud/estimates/CE-1001',
    shows: heading('Booking site'),
  },
  {
    name: 'cloud-compare',
    title: 'Two cloud estimates compared',
    user: 'amelia',
    address: '/cloud/compare?estimates=CE-1001,CE-1011',
    shows: (page) => page.getByText('2 of 11 lines differ'),
  },
  {
    name: 'partner-programme',
    title: 'Partner programme',
    user: 'amelia',
    address: '/partner-programme',
    shows: (page) => page.getByRole('meter').first(),
  },
  {
    name: 'deals',
    title: 'Deals',
    user: 'amelia',
    address: '/partner-programme/deals',
    shows: (page) => page.getByRole('rowheader').first(),
  },
  {
    name: 'deal-returned',
    title: 'Deal, returned for details',
    user: 'amelia',
    address: '/partner-programme/deals/DL-1003',
    shows: (page) => page.getByRole('button', { name: 'Send the details' }),
  },
  {
    name: 'deal-approved',
    title: 'Deal, approved',
    user: 'amelia',
    address: '/partner-programme/deals/DL-1004',
    shows: heading('Schools network'),
  },
  {
    name: 'deal-duplicate',
    title: 'Register a deal, for a customer who may be registered already',
    user: 'amelia',
    address: '/partner-programme/deals/new',
    shows: (page) => page.getByText('This customer may be registered already'),
    async steps(page) {
      await page.getByRole('textbox', { name: 'Customer', exact: true }).fill('Wharfside Hotels');
      await page.getByRole('textbox', { name: 'Customer', exact: true }).blur();
    },
  },
  {
    name: 'my-profile',
    title: 'Profile',
    user: 'amelia',
    address: '/my-profile',
    shows: (page) => page.getByRole('textbox', { name: /^Job title/ }),
  },
  {
    name: 'feedbacks',
    title: 'Feedback, with a reply',
    user: 'amelia',
    address: '/feedbacks',
    shows: (page) => page.getByRole('article').first(),
  },
  {
    name: 'new-order-start',
    title: 'New order, from a quote',
    user: 'chloe',
    address: '/artemis/ordering/new',
    shows: (page) => page.getByRole('radio', { name: /QT-\d+/ }).first(),
    steps: (page) => page.getByText('A quote', { exact: true }).click(),
  },
  {
    name: 'new-order',
    title: 'New order, the sites of a draft',
    user: 'chloe',
    address: '/artemis/ordering/new/OD-2/sites',
    shows: heading('Sites'),
  },
];
