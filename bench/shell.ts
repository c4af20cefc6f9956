import type { TopNavItem, TopNavSubItem } from '../packages/ui/src/components/TopNav/TopNav.tsx';

/** One item of the bar. */
export type ShellItem = TopNavItem;

/** One line of a sub-menu. */
export type ShellSubItem = TopNavSubItem;

/** The content of every bar: eight items, four of them with a sub-menu, and the user's own menu. */

const page = (label: string, description?: string): TopNavSubItem => ({
  kind: 'link',
  id: label,
  label,
  href: `#${label.toLowerCase().replaceAll(' ', '-')}`,
  ...(description !== undefined && { description }),
});

const parent = (label: string, items: TopNavSubItem[]): TopNavItem => ({
  kind: 'parent',
  id: label,
  label,
  submenu: { status: 'ready', items },
});

export const shellItems: readonly TopNavItem[] = [
  page('Dashboard'),
  parent('Quoting', [
    page('New quote', 'Sites, bandwidth, term, price'),
    page('Saved quotes', 'Yours and your colleagues’'),
    page('Bulk quoting', 'Up to 500 sites from a spreadsheet'),
    page('Price book', 'What was agreed for your company'),
  ]),
  parent('Services', [
    page('Services and projects', 'What you have, and what is on its way'),
    page('Provisioning cases', 'Orders being built'),
    page('Change requests', 'Ask for a change, follow it'),
    page('Voice numbers', 'Ranges and SIP channels'),
    {
      kind: 'external',
      id: 'status',
      label: 'Network status',
      href: 'https://status.example.com',
      description: 'Planned work and incidents',
    },
  ]),
  parent('Support', [
    page('Support cases', 'Open and closed'),
    page('New case', 'Say what is wrong'),
    page('Contacts', 'Whom to call, and when'),
    page('Planned work', 'The next four weeks'),
  ]),
  parent('Admin', [
    page('Users', 'Who may do what'),
    page('Roles', 'What a role allows'),
    page('Invoices', 'The last three years'),
    page('Company', 'Addresses and contacts'),
  ]),
  page('Cloud'),
  page('Resources'),
  { kind: 'external', id: 'academy', label: 'Academy', href: 'https://academy.example.com' },
];

/** The label of the trigger whose sub-menu is opened. */
export const openedItem = 'Services';

/** The first words of that sub-menu. */
export const firstLine = 'Services and projects';

export const person: { name: string; email: string } = {
  name: 'Amelia Hart',
  email: 'amelia.hart@harbourline.example',
};

export const personItems: readonly TopNavSubItem[] = [page('My profile'), page('Your feedback')];
