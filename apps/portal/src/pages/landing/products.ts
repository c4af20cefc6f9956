import { type AccessRule, rules, type UseViewResult } from '@quayside/portal-core/react';
import type { IconName } from '@quayside/ui/Icon';

/** A tile of the landing page; shown to whom its rule, which is its route's, grants it. */
export interface Product {
  href: string;
  title: string;
  text: string;
  icon: IconName;
  access: AccessRule;
}

/** What each view offers, in the order of a customer's day. */
export const products: Readonly<Record<UseViewResult['view'], readonly Product[]>> = {
  apollo: [
    {
      href: '/dashboard',
      title: 'Dashboard',
      text: 'What you pinned, and what waits for you.',
      icon: 'pin',
      access: rules.apollo,
    },
    {
      href: '/1access',
      title: 'Connectivity quoting',
      text: 'Price and order Internet, Layer 2, MPLS and SD-WAN access.',
      icon: 'network',
      access: rules.apolloService1Access,
    },
    {
      href: '/voice',
      title: 'Voice',
      text: 'Your numbers and SIP channels.',
      icon: 'phone',
      access: rules.apollo,
    },
    {
      href: '/cloud',
      title: 'Cloud',
      text: 'Estimate cloud capacity from your price plan.',
      icon: 'cloud',
      access: rules.apolloService1Cloud,
    },
    {
      href: '/services',
      title: 'Services',
      text: 'Services and projects, provisioning and change requests.',
      icon: 'settings',
      access: rules.apolloEndUserPortal,
    },
    {
      href: '/support',
      title: 'Support',
      text: 'Open a case, or follow one.',
      icon: 'chat',
      access: rules.apollo,
    },
    {
      href: '/approvals',
      title: 'Approvals',
      text: 'Orders that need your yes or no.',
      icon: 'check',
      access: rules.apolloApprovals,
    },
    {
      href: '/partner-programme',
      title: 'Partner programme',
      text: 'Your tier, its benefits and the way to the next.',
      icon: 'user',
      access: rules.apolloPartnerProgramme,
    },
    {
      href: '/resource',
      title: 'Resources',
      text: 'Price lists, guides and contracts.',
      icon: 'document',
      access: rules.apollo,
    },
  ],
  artemis: [
    {
      href: '/artemis/dashboard',
      title: 'Dashboard',
      text: 'What is under way in Artemis.',
      icon: 'pin',
      access: rules.artemisDashboard,
    },
    {
      href: '/artemis/ordering/new',
      title: 'New order',
      text: 'Order step by step; a draft is kept.',
      icon: 'plus',
      access: rules.artemis,
    },
    {
      href: '/artemis/ordering/orders',
      title: 'Orders',
      text: 'Every order and how far it has come.',
      icon: 'calendar',
      access: rules.artemis,
    },
    {
      href: '/artemis/inventory',
      title: 'Inventory',
      text: 'What is installed, and where.',
      icon: 'network',
      access: rules.artemis,
    },
    {
      href: '/artemis/resources',
      title: 'Resources',
      text: 'Guides and data sheets for Artemis.',
      icon: 'document',
      access: rules.artemis,
    },
  ],
};
