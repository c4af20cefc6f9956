import {
  chatIcon,
  cloudIcon,
  documentIcon,
  networkIcon,
  phoneIcon,
  plusIcon,
  userIcon,
} from '../../icons/index.ts';
import type { CommandPaletteItem } from './CommandPalette.types.ts';

/** The user's recent items. */
export const recent: readonly CommandPaletteItem[] = [
  {
    id: 'case-20418',
    label: 'Case 20418',
    description: 'Packet loss in Amsterdam',
    icon: chatIcon,
    group: 'Recent',
  },
  {
    id: 'circuit-2041',
    label: 'NL-AMS-2041',
    description: 'Internet access 500, Science Park 105',
    icon: networkIcon,
    group: 'Recent',
  },
  {
    id: 'page-voice',
    label: 'Voice',
    description: 'Page',
    icon: phoneIcon,
    shortcut: ['G', 'V'],
    group: 'Recent',
  },
];

/** Pages, actions and services. */
export const everything: readonly CommandPaletteItem[] = [
  { id: 'page-cloud', label: 'Cloud', icon: cloudIcon, shortcut: ['G', 'C'], group: 'Pages' },
  { id: 'page-voice', label: 'Voice', icon: phoneIcon, shortcut: ['G', 'V'], group: 'Pages' },
  { id: 'page-profile', label: 'My profile', icon: userIcon, group: 'Pages' },
  {
    id: 'new-case',
    label: 'New case',
    description: 'Report a fault or ask a question',
    icon: plusIcon,
    shortcut: ['N', 'C'],
    group: 'Actions',
  },
  {
    id: 'new-order',
    label: 'New order',
    description: 'Only sales users can order',
    icon: plusIcon,
    group: 'Actions',
    disabled: true,
  },
  {
    id: 'circuit-2041',
    label: 'NL-AMS-2041',
    description: 'Internet access 500, Science Park 105',
    icon: networkIcon,
    group: 'Services',
  },
  {
    id: 'circuit-1120',
    label: 'DE-FRA-1120',
    description: 'Cloud connect 1000, Hanauer Landstraße 298',
    icon: networkIcon,
    group: 'Services',
  },
  {
    id: 'quote',
    label: 'Q-20418',
    description: 'Cloud connect, expires 30 Nov 2026',
    icon: documentIcon,
    group: 'Quotes',
  },
];
