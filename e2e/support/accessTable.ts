/** All accounts of the sandbox. */
export const accounts = ['amelia', 'noor', 'ben', 'chloe', 'idris', 'grace'] as const;

/** An account of the sandbox. */
export type Account = (typeof accounts)[number];

/** The requirements that each account without access does not meet. */
export type Missing = Partial<Record<Account, readonly string[]>>;

/**
 * One address: the heading and the title of its page, and the accounts without access, with the reason. All other accounts see it.
 */
export interface AccessRow {
  address: string;
  heading: string;
  /** Default: the heading. */
  title?: string;
  /** The destination of a redirect. */
  to?: string;
  /** Its page is not built yet. */
  isPlaceholder?: true;
  denied: Missing;
}

const apollo = 'apollo-access';
const artemis = 'artemis-access';
const artemisPages = 'artemis-pages-access';
const eitherView = 'either-view';
const oneAccess = 'partner-1access';
const oneCloud = 'partner-1cloud';
const programme = 'partner-programme';
const endUserPortal = 'partner-end-user-portal';
const approver = 'role-approver';
const portalAdmin = 'role-portal-admin';
const developer = 'role-developer';

const nobody: Missing = {};
const withoutAnyView: Missing = { grace: [eitherView] };
const withoutApollo: Missing = { chloe: [apollo], idris: [apollo], grace: [apollo] };
const withoutQuoting: Missing = {
  ben: [oneAccess],
  chloe: [apollo],
  idris: [apollo],
  grace: [apollo, oneAccess],
};
const withoutServices: Missing = { chloe: [apollo], idris: [apollo], grace: [apollo, endUserPortal] };
const withoutApprovals: Missing = {
  noor: [approver],
  ben: [approver],
  chloe: [apollo, approver],
  idris: [apollo, approver],
  grace: [apollo, approver],
};
const withoutCloud: Missing = {
  ben: [oneCloud],
  chloe: [apollo, oneCloud],
  idris: [apollo, oneCloud],
  grace: [apollo, oneCloud],
};
const withoutArtemisPages: Missing = {
  ben: [artemis, artemisPages],
  idris: [artemisPages],
  grace: [artemis, artemisPages],
};
const withoutProgramme: Missing = {
  ben: [programme],
  chloe: [apollo, programme],
  idris: [apollo, programme],
  grace: [apollo, programme],
};
const withoutAdmin: Missing = {
  noor: [portalAdmin],
  ben: [portalAdmin],
  chloe: [apollo, portalAdmin],
  idris: [apollo, portalAdmin],
  grace: [apollo, portalAdmin],
};
const withoutArtemisAdmin: Missing = {
  noor: [portalAdmin],
  ben: [artemis, artemisPages, portalAdmin],
  chloe: [portalAdmin],
  idris: [artemisPages, portalAdmin],
  grace: [artemis, artemisPages, portalAdmin],
};

function placeholder(address: string, heading: string, denied: Missing): AccessRow {
  return { address, heading, denied, isPlaceholder: true };
}

function page(address: string, heading: string, title: string, denied: Missing): AccessRow {
  return { address, heading, title, denied };
}

/** The routes and who may open them, written out from the decisions on access, independently of the code under test. A unit test of the portal compares every account with the rules; an end-to-end test opens every address. The landing page is separate, because its heading names the user. */
export const accessTable: readonly AccessRow[] = [
  page('/my-profile', 'Profile', 'Profile', nobody),
  page('/terms-of-use', 'Terms of use', 'Legal', nobody),
  page('/privacy-policy', 'Privacy policy', 'Legal', nobody),
  page('/cookie-policy', 'Cookie policy', 'Legal', nobody),
  page('/search', 'Search', 'Search', withoutAnyView),
  page('/search?keyword=fibre', 'Search', 'Search', withoutAnyView),
  page('/feedbacks', 'Feedbacks', 'Feedbacks', withoutAnyView),
  page('/dev', 'Developer', 'Developer', {
    noor: [developer],
    ben: [developer],
    chloe: [developer],
    idris: [developer],
    grace: [developer],
  }),
  page('/dashboard', 'Dashboard', 'Dashboard', withoutApollo),
  page('/1access', 'Connectivity Quoting', 'Connectivity Quoting', withoutQuoting),
  page('/1access/quotes/new', 'New quote', 'New quote', withoutQuoting),
  page('/1access/quotes/QT-1', 'Quote not found', 'Quote not found', withoutQuoting),
  page('/1access/quotes/QT-1/sites', 'Quote not found', 'Quote not found', withoutQuoting),
  page('/1access/quotes/QT-1/options', 'Quote not found', 'Quote not found', withoutQuoting),
  page('/1access/quotes/QT-1/order', 'Quote not found', 'Quote not found', withoutQuoting),
  page('/voice', 'Voice', 'Voice', withoutApollo),
  page('/voice/trunks/TK-0', 'Trunk not found', 'Trunk not found', withoutApollo),
  page('/voice/ports/new', 'Numbers', 'Port numbers', withoutApollo),
  page('/voice/ports/PT-0', 'Port not found', 'Port not found', withoutApollo),
  page('/cloud', 'Cloud estimates', 'Cloud', withoutCloud),
  page('/cloud/estimates/CE-1', 'Estimate not found', 'Estimate not found', withoutCloud),
  page('/cloud/compare', 'Estimates not found', 'Estimates not found', withoutCloud),
  page('/admin', 'Admin', 'Admin', withoutAdmin),
  page('/admin/invite', 'Invite users', 'Invite users', withoutAdmin),
  page('/admin/users/nobody', 'User not found', 'User not found', withoutAdmin),
  page('/resource', 'Resources', 'Resources', withoutApollo),
  page('/resource?category=order-forms', 'Resources', 'Resources', withoutApollo),
  page('/resource/no-such-document', 'Document not found', 'Document not found', withoutApollo),
  page('/services', 'Services', 'Services', withoutServices),
  page('/services/projects', 'Projects', 'Projects', withoutServices),
  page('/services/S-1', 'Service not found', 'Service not found', withoutServices),
  page('/services/S-1/cease', 'Service not found', 'Service not found', withoutServices),
  page(
    '/services/provisioning-cases/P-1',
    'Provisioning case not found',
    'Provisioning case not found',
    withoutServices,
  ),
  page('/services/change-requests', 'Change requests', 'Change requests', withoutServices),
  page(
    '/services/change-requests/dashboard',
    'Change request dashboard',
    'Change request dashboard',
    withoutServices,
  ),
  page('/services/change-requests/new', 'New change request', 'New change request', withoutServices),
  page(
    '/services/change-requests/CR-1',
    'Change request not found',
    'Change request not found',
    withoutServices,
  ),
  page('/support', 'Support', 'Support', withoutApollo),
  page('/support/cases', 'Cases', 'Support cases', withoutApollo),
  page('/support/cases/00000000', 'Case not found', 'Case not found', withoutApollo),
  page('/partner-programme', 'Partner programme', 'Partner programme', withoutProgramme),
  page('/partner-programme/deals', 'Deals', 'Deals', withoutProgramme),
  page('/partner-programme/deals/new', 'Register a deal', 'Register a deal', withoutProgramme),
  page('/partner-programme/deals/DL-1', 'Deal not found', 'Deal not found', withoutProgramme),
  page('/partner-programme/deals/DL-1/edit', 'Deal not found', 'Deal not found', withoutProgramme),
  page('/approvals', 'Approvals', 'Approvals', withoutApprovals),
  page('/approvals/AP-0', 'Approval not found', 'Approval not found', withoutApprovals),
  page('/new-support-case', 'Service', 'New Case', withoutApollo),
  page('/layout-demo', 'Cases', 'Layout demo', withoutApollo),
  page('/style-demo', 'Style demo', 'Style demo', withoutApollo),
  { ...placeholder('/artemis', 'Dashboard', { ben: [artemis], grace: [artemis] }), to: '/artemis/dashboard' },
  placeholder('/artemis/dashboard', 'Dashboard', { ben: [artemis], grace: [artemis] }),
  { ...placeholder('/artemis/ordering', 'Orders', withoutArtemisPages), to: '/artemis/ordering/orders' },
  page('/artemis/ordering/new', 'Service or quote', 'New Order', withoutArtemisPages),
  page('/artemis/ordering/new/OD-0', 'Draft not found', 'Draft not found', withoutArtemisPages),
  page('/artemis/ordering/new/OD-0/sites', 'Draft not found', 'Draft not found', withoutArtemisPages),
  page('/artemis/ordering/new/OD-0/confirmation', 'Draft not found', 'Draft not found', withoutArtemisPages),
  placeholder('/artemis/ordering/cases', 'Cases', withoutArtemisPages),
  placeholder('/artemis/ordering/orders', 'Orders', withoutArtemisPages),
  placeholder('/artemis/inventory', 'Inventory', withoutArtemisPages),
  placeholder('/artemis/resources', 'Resources', withoutArtemisPages),
  page('/artemis/admin', 'Admin', 'Admin', withoutArtemisAdmin),
  page('/artemis/admin/invite', 'Invite users', 'Invite users', withoutArtemisAdmin),
  page('/artemis/admin/users/nobody', 'User not found', 'User not found', withoutArtemisAdmin),
  page('/artemis/no/such/page', 'Page Not Found', 'Page Not Found', withoutArtemisPages),
  page('/no/such/page', 'Page Not Found', 'Page Not Found', nobody),
  page('/services/a/b/c', 'Page Not Found', 'Page Not Found', nobody),
  page('/support/unknown', 'Page Not Found', 'Page Not Found', nobody),
];

/** The entries of the bar, the profile menu and the landing page for an account, in its first view. */
export interface Offer {
  heading: string;
  bar: readonly string[];
  profile: readonly string[];
  tiles: readonly string[];
}

const legal = ['Terms of use', 'Privacy policy', 'Cookie policy', 'Log out'];

/** The entries for each account, written out independently of the code. */
export const offers: Readonly<Record<Account, Offer>> = {
  amelia: {
    heading: 'Welcome, Amelia',
    bar: [
      'Dashboard',
      'Quoting',
      'Voice',
      'Cloud',
      'Services',
      'Support',
      'Partner programme',
      'Approvals',
      'Resources',
      'Admin',
    ],
    profile: ['My profile', 'Feedback', 'Developer', ...legal],
    tiles: [
      'Dashboard',
      'Connectivity quoting',
      'Voice',
      'Cloud',
      'Services',
      'Support',
      'Approvals',
      'Partner programme',
      'Resources',
    ],
  },
  noor: {
    heading: 'Welcome, Noor',
    bar: ['Dashboard', 'Quoting', 'Voice', 'Cloud', 'Services', 'Support', 'Partner programme', 'Resources'],
    profile: ['My profile', 'Feedback', ...legal],
    tiles: [
      'Dashboard',
      'Connectivity quoting',
      'Voice',
      'Cloud',
      'Services',
      'Support',
      'Partner programme',
      'Resources',
    ],
  },
  ben: {
    heading: 'Welcome, Ben',
    bar: ['Dashboard', 'Voice', 'Services', 'Support', 'Resources'],
    profile: ['My profile', 'Feedback', ...legal],
    tiles: ['Dashboard', 'Voice', 'Services', 'Support', 'Resources'],
  },
  chloe: {
    heading: 'Welcome, Chloé',
    bar: ['Dashboard', 'Ordering', 'Inventory', 'Resources', 'Network status'],
    profile: ['My profile', 'Feedback', ...legal],
    tiles: ['Dashboard', 'New order', 'Orders', 'Inventory', 'Resources'],
  },
  idris: {
    heading: 'Welcome, Idris',
    bar: ['Dashboard', 'Network status'],
    profile: ['My profile', 'Feedback', ...legal],
    tiles: ['Dashboard'],
  },
  grace: {
    heading: 'You don’t have access to a portal view yet',
    bar: [],
    profile: ['My profile', ...legal],
    tiles: [],
  },
};
