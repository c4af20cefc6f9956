import { rules } from '@quayside/contract/access';
import { type AccessRule } from '@quayside/portal-core/react';
import type { DeviceSettings } from '@quayside/page-kit/settings';
import { wordOf } from '@quayside/page-kit/schema';
import type { Topic } from './profileEdits.ts';

export interface TopicWords {
  readonly id: Topic;
  readonly label: string;
  readonly hint: string;
  readonly access: AccessRule;
}

export const topics: readonly TopicWords[] = [
  {
    id: 'cases',
    label: 'Support cases',
    hint: 'Replies, and when a case waits for you',
    access: rules.apollo,
  },
  {
    id: 'plannedWorks',
    label: 'Planned works and incidents',
    hint: 'What will affect your services, and when',
    access: rules.eitherView,
  },
  {
    id: 'deliveries',
    label: 'Orders and deliveries',
    hint: 'Milestones, changed dates, and what needs you',
    access: rules.eitherView,
  },
  {
    id: 'approvals',
    label: 'Approvals',
    hint: 'A decision that waits for you, and reminders before it is due',
    access: rules.apolloApprovals,
  },
  {
    id: 'quotes',
    label: 'Quotes',
    hint: 'Prices that are ready, and quotes about to expire',
    access: rules.apolloService1Access,
  },
  { id: 'news', label: 'News about the portal', hint: 'New pages, once a month', access: rules.signedIn },
];

const roleNames: Readonly<Record<string, string>> = {
  regular: 'Regular',
  'read-only': 'Read-only',
  support: 'Support',
  sales: 'Sales',
  ordering: 'Ordering',
  inventory: 'Inventory',
  'artemis-read-only': 'Read-only (Artemis)',
  approver: 'Approver',
  'portal-admin': 'Admin',
  developer: 'Developer',
};

/** Returns the name of a role; for an unknown role, the identity provider's name. */
export function roleName(role: string): string {
  return wordOf(roleNames, role) ?? role;
}

/** The toast after a change of this device. */
export const deviceWords: {
  readonly [Name in keyof DeviceSettings]: Readonly<Record<DeviceSettings[Name], string>>;
} = {
  theme: {
    system: 'The portal follows the theme of this device.',
    light: 'The portal is light on this device.',
    dark: 'The portal is dark on this device.',
  },
  density: {
    comfortable: 'Rows and controls are comfortable on this device.',
    compact: 'Rows and controls are compact on this device.',
  },
  paletteShortcut: {
    on: 'The shortcut opens the command palette on this device.',
    off: 'The shortcut is off on this device.',
  },
};
