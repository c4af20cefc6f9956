/** Everybody who can sign in to the sandbox. */
export const accounts = ['amelia', 'noor', 'ben', 'chloe', 'idris', 'grace'] as const;

/** Somebody who can sign in to the sandbox. */
export type Account = (typeof accounts)[number];

/** What an account is told that it lacks. */
export type Missing = Partial<Record<Account, readonly string[]>>;

/** One address: the heading and the name in the title of what stands there, and who is denied it and why. Everybody else sees it. */
export interface AccessRow {
  address: string;
  heading: string;
  /** Default: the heading. */
  title?: string;
  /** Where a redirect leads. */
  to?: string;
  /** Its page is not there yet. */
  isPlaceholder?: true;
  denied: Missing;
}

const apollo = 'Access to the Apollo view';
const artemis = 'Access to the Artemis view';
const artemisPages = 'Access to the Artemis pages';
const eitherView = 'Access to Apollo or Artemis';
const oneAccess = 'A 1Access contract for your company';
const oneCloud = 'A 1Cloud contract for your company';
const programme = 'Partner programme membership for your company';
const endUserPortal = 'Access to services and projects for your company';
const approver = 'The approver role';
const portalAdmin = 'The portal administrator role';
const developer = 'The developer role';

const nobody: Missing = {};
const withoutAnyView: Missing = { grace: [eitherView] };
const withoutApollo: Missing = { chloe: [apollo], idris: [apollo], grace: [apollo] };
const withoutServices: Missing = { chloe: [apollo], idris: [apollo], grace: [apollo, endUserPortal] };
const withoutArtemisPages: Missing = {
  ben: [artemis, artemisPages],
  idris: [artemisPages],
  grace: [artemis, artemisPages],
};

function placeholder(address: string, heading: string, denied: Missing): AccessRow {
  return { address, heading, denied, isPlaceholder: true };
}

function page(address: string, heading: string, title: string, denied: Missing): AccessRow {
  return { address, heading, title, denied };
}

/** The routes and who may open them, written out from the decisions on access; the code under test has no part in it. The landing page, whose heading is everybody's own, stands apart. */
export const accessTable: readonly AccessRow[] = [
  placeholder('/my-profile', 'Profile', nobody),
  page('/terms-of-use', 'Terms of use', 'Legal', nobody),
  page('/privacy-policy', 'Privacy policy', 'Legal', nobody),
  page('/cookie-policy', 'Cookie policy', 'Legal', nobody),
  placeholder('/search', 'Search', withoutAnyView),
  placeholder('/search?keyword=fibre', 'Search', withoutAnyView),
  placeholder('/feedbacks', 'Feedbacks', withoutAnyView),
  page('/dev', 'Developer', 'Developer', {
    noor: [developer],
    ben: [developer],
    chloe: [developer],
    idris: [developer],
    grace: [developer],
  }),
  placeholder('/dashboard', 'Dashboard', withoutApollo),
  placeholder('/1access', 'Connectivity Quoting', {
    ben: [oneAccess],
    chloe: [apollo],
    idris: [apollo],
    grace: [apollo, oneAccess],
  }),
  placeholder('/voice', 'Voice', withoutApollo),
  placeholder('/cloud', 'Cloud', {
    ben: [oneCloud],
    chloe: [apollo, oneCloud],
    idris: [apollo, oneCloud],
    grace: [apollo, oneCloud],
  }),
  placeholder('/admin', 'Admin', {
    noor: [portalAdmin],
    ben: [portalAdmin],
    chloe: [apollo, portalAdmin],
    idris: [apollo, portalAdmin],
    grace: [apollo, portalAdmin],
  }),
  page('/resource', 'Resources', 'Resources', withoutApollo),
  page('/resource?category=order-forms', 'Resources', 'Resources', withoutApollo),
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
  placeholder('/partner-programme', 'Partner programme', {
    ben: [programme],
    chloe: [apollo, programme],
    idris: [apollo, programme],
    grace: [apollo, programme],
  }),
  placeholder('/approvals', 'Approvals', {
    noor: [approver],
    ben: [approver],
    chloe: [apollo, approver],
    idris: [apollo, approver],
    grace: [apollo, approver],
  }),
  page('/new-support-case', 'Service', 'New Case', withoutApollo),
  placeholder('/layout-demo', 'Layout demo', withoutApollo),
  placeholder('/style-demo', 'Style demo', withoutApollo),
  { ...placeholder('/artemis', 'Dashboard', { ben: [artemis], grace: [artemis] }), to: '/artemis/dashboard' },
  placeholder('/artemis/dashboard', 'Dashboard', { ben: [artemis], grace: [artemis] }),
  { ...placeholder('/artemis/ordering', 'Orders', withoutArtemisPages), to: '/artemis/ordering/orders' },
  placeholder('/artemis/ordering/new', 'New Order', withoutArtemisPages),
  placeholder('/artemis/ordering/cases', 'Cases', withoutArtemisPages),
  placeholder('/artemis/ordering/orders', 'Orders', withoutArtemisPages),
  placeholder('/artemis/inventory', 'Inventory', withoutArtemisPages),
  placeholder('/artemis/resources', 'Resources', withoutArtemisPages),
  placeholder('/artemis/admin', 'Admin', {
    noor: [portalAdmin],
    ben: [artemis, artemisPages, portalAdmin],
    chloe: [portalAdmin],
    idris: [artemisPages, portalAdmin],
    grace: [artemis, artemisPages, portalAdmin],
  }),
  page('/artemis/no/such/page', 'Page Not Found', 'Page Not Found', withoutArtemisPages),
  page('/no/such/page', 'Page Not Found', 'Page Not Found', nobody),
  page('/services/a/b/c', 'Page Not Found', 'Page Not Found', nobody),
  page('/support/unknown', 'Page Not Found', 'Page Not Found', nobody),
];

/** What the bar, the profile menu and the landing page offer an account in the view it lands in. */
export interface Offer {
  heading: string;
  bar: readonly string[];
  profile: readonly string[];
  tiles: readonly string[];
}

const legal = ['Terms of use', 'Privacy policy', 'Cookie policy', 'Log out'];

/** What each account is offered, written out as well. */
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
