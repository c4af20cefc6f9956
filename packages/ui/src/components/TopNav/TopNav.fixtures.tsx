import { fn } from 'storybook/test';
import { moonIcon, sunIcon } from '../../icons/index.ts';
import type { PortalView } from '../../theme/rootAttributes.ts';
import { tokens } from '../../tokens/generated/tokens.ts';
import {
  TopNav,
  useTopNavState,
  type TopNavItem,
  type TopNavProps,
  type TopNavSubItem,
  type TopNavView,
} from './TopNav.tsx';

export const services: TopNavSubItem[] = [
  {
    kind: 'link',
    id: 'all',
    label: 'Services and projects',
    href: '#services',
    description: 'What you have, and what is on its way',
  },
  {
    kind: 'link',
    id: 'provisioning',
    label: 'Provisioning cases',
    href: '#provisioning',
    description: 'Orders being built',
    current: true,
  },
  {
    kind: 'link',
    id: 'changes',
    label: 'Change requests',
    href: '#changes',
    description: 'Ask for a change, follow it',
  },
  {
    kind: 'external',
    id: 'status',
    label: 'Network status',
    href: 'https://status.example.com',
    description: 'Planned work and incidents',
  },
];

export const items: TopNavItem[] = [
  { kind: 'link', id: 'dashboard', label: 'Dashboard', href: '#dashboard' },
  {
    kind: 'parent',
    id: 'quoting',
    label: 'Quoting',
    submenu: {
      status: 'ready',
      items: [
        {
          kind: 'link',
          id: 'new',
          label: 'New quote',
          href: '#new-quote',
          description: 'Sites, bandwidth, term, price',
        },
        {
          kind: 'link',
          id: 'saved',
          label: 'Saved quotes',
          href: '#quotes',
          description: 'Yours and your colleagues’',
        },
        { kind: 'disabled', id: 'bulk', label: 'Bulk quoting', description: 'Not part of your agreement' },
      ],
    },
  },
  {
    kind: 'parent',
    id: 'services',
    label: 'Services',
    current: true,
    submenu: { status: 'ready', items: services },
  },
  { kind: 'link', id: 'support', label: 'Support', href: '#support' },
  { kind: 'external', id: 'academy', label: 'Academy', href: 'https://academy.example.com' },
  { kind: 'disabled', id: 'voice', label: 'Voice' },
];

export const longItems: TopNavItem[] = [
  'Connectivity quoting and ordering',
  'Voice numbers and SIP channels',
  'Cloud estimates',
  'Services and projects',
  'Support dashboard',
  'Approvals waiting for you',
  'Partner programme',
  'Resources and documentation',
].map((label): TopNavItem => ({ kind: 'link', id: label, label, href: `#${label.length}` }));

export const ninthItem: TopNavItem = {
  kind: 'parent',
  id: 'administration',
  label: 'Administration of users',
  submenu: { status: 'ready', items: services },
};

/** The bar with `useTopNavState`, above a page. */
export function BarOnPage({ openId: initialOpenId, onOpenChange, ...props }: TopNavProps) {
  const state = useTopNavState(initialOpenId);
  return (
    <>
      <TopNav
        {...props}
        openId={state.openId}
        onOpenChange={(openId, reason) => {
          state.onOpenChange(openId, reason);
          onOpenChange(openId, reason);
        }}
      />
      <main
        id="main"
        tabIndex={-1}
        style={{
          maxInlineSize: tokens.size.pageMax,
          minBlockSize: 520,
          marginInline: 'auto',
          padding: tokens.space[24],
        }}
      >
        <h1 style={{ marginBlockStart: 0 }}>Provisioning cases</h1>
        <p>Three orders are being built for you.</p>
        <a href="#first">The first one</a>
      </main>
    </>
  );
}

export function createViews(onChoose: (view: PortalView) => void): TopNavView[] {
  return [
    { id: 'apollo', label: 'Apollo', icon: sunIcon, onChoose: fn(() => onChoose('apollo')) },
    { id: 'artemis', label: 'Artemis', icon: moonIcon, onChoose: fn(() => onChoose('artemis')) },
  ];
}

/** Every part of the bar, all closed. */
export const everything: TopNavProps = {
  navigation: { status: 'ready', items },
  openId: null,
  onOpenChange: fn(),
  onSearch: fn(),
  onFeedback: fn(),
  onHelp: fn(),
  profile: {
    name: 'Amelia Hart',
    email: 'amelia.hart@harbourline.example',
    items: [
      { kind: 'link', id: 'profile', label: 'My profile', href: '#my-profile' },
      { kind: 'link', id: 'feedbacks', label: 'Your feedback', href: '#feedbacks' },
    ],
    onLogOut: fn(),
  },
  viewSwitcher: { current: 'apollo', views: createViews(fn()) },
};
