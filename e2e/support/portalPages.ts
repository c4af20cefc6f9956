/** One address, and the heading and the title of its page. */
export interface PageRow {
  address: string;
  heading: string;
  title: string;
  /** The destination of a redirect. */
  to?: string;
  /** Its page is not built yet. */
  isPlaceholder?: true;
}

function placeholder(address: string, heading: string): PageRow {
  return { ...page(address, heading), isPlaceholder: true };
}

function page(address: string, heading: string, title: string = heading): PageRow {
  return { address, heading, title };
}

/** Every address, with what Amelia sees there. The landing page is separate, because its heading names the user. */
export const portalPages: readonly PageRow[] = [
  page('/my-profile', 'Profile'),
  page('/terms-of-use', 'Terms of use', 'Legal'),
  page('/privacy-policy', 'Privacy policy', 'Legal'),
  page('/cookie-policy', 'Cookie policy', 'Legal'),
  page('/search', 'Search'),
  page('/search?keyword=fibre', 'Search'),
  page('/feedbacks', 'Feedbacks'),
  page('/dev', 'Developer'),
  page('/dashboard', 'Dashboard'),
  page('/1access', 'Connectivity Quoting'),
  page('/1access/quotes/new', 'New quote'),
  page('/1access/quotes/QT-1', 'Quote not found'),
  page('/1access/quotes/QT-1/sites', 'Quote not found'),
  page('/1access/quotes/QT-1/options', 'Quote not found'),
  page('/1access/quotes/QT-1/order', 'Quote not found'),
  page('/voice', 'Voice'),
  page('/voice/trunks/TK-0', 'Trunk not found'),
  page('/voice/ports/new', 'Numbers', 'Port numbers'),
  page('/voice/ports/PT-0', 'Port not found'),
  page('/cloud', 'Cloud estimates', 'Cloud'),
  page('/cloud/estimates/CE-1', 'Estimate not found'),
  page('/cloud/compare', 'Estimates not found'),
  page('/admin', 'Admin'),
  page('/admin/invite', 'Invite users'),
  page('/admin/users/nobody', 'User not found'),
  page('/resource', 'Resources'),
  page('/resource?category=order-forms', 'Resources'),
  page('/resource/no-such-document', 'Document not found'),
  page('/services', 'Services'),
  page('/services/deliveries', 'Deliveries'),
  page('/services/projects', 'Projects'),
  page('/services/S-1', 'Service not found'),
  page('/services/S-1/cease', 'Service not found'),
  page('/services/provisioning-cases/P-1', 'Provisioning case not found'),
  page('/services/change-requests', 'Change requests'),
  page('/services/change-requests/dashboard', 'Change request dashboard'),
  page('/services/change-requests/new', 'New change request'),
  page('/services/change-requests/CR-1', 'Change request not found'),
  page('/support', 'Support'),
  page('/support/cases', 'Cases', 'Support cases'),
  page('/support/cases/00000000', 'Case not found'),
  page('/partner-programme', 'Partner programme'),
  page('/partner-programme/deals', 'Deals'),
  page('/partner-programme/deals/new', 'Register a deal'),
  page('/partner-programme/deals/DL-1', 'Deal not found'),
  page('/partner-programme/deals/DL-1/edit', 'Deal not found'),
  page('/approvals', 'Approvals'),
  page('/approvals/AP-0', 'Approval not found'),
  page('/new-support-case', 'Service', 'New Case'),
  page('/layout-demo', 'Cases', 'Layout demo'),
  page('/style-demo', 'Style demo'),
  { ...placeholder('/artemis', 'Dashboard'), to: '/artemis/dashboard' },
  placeholder('/artemis/dashboard', 'Dashboard'),
  { ...placeholder('/artemis/ordering', 'Orders'), to: '/artemis/ordering/orders' },
  page('/artemis/ordering/new', 'Service or quote', 'New Order'),
  page('/artemis/ordering/new/OD-0', 'Draft not found'),
  page('/artemis/ordering/new/OD-0/sites', 'Draft not found'),
  page('/artemis/ordering/new/OD-0/confirmation', 'Draft not found'),
  placeholder('/artemis/ordering/cases', 'Cases'),
  placeholder('/artemis/ordering/orders', 'Orders'),
  placeholder('/artemis/inventory', 'Inventory'),
  placeholder('/artemis/resources', 'Resources'),
  page('/artemis/admin', 'Admin'),
  page('/artemis/admin/invite', 'Invite users'),
  page('/artemis/admin/users/nobody', 'User not found'),
  page('/artemis/no/such/page', 'Page Not Found'),
  page('/no/such/page', 'Page Not Found'),
  page('/services/a/b/c', 'Page Not Found'),
  page('/support/unknown', 'Page Not Found'),
];
