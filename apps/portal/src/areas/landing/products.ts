import { type AccessRule, rules, type UseViewResult } from '@quayside/portal-core/react';
import {
  awardIcon,
  chatIcon,
  checkIcon,
  clipboardIcon,
  cloudIcon,
  documentIcon,
  layersIcon,
  networkIcon,
  phoneIcon,
  pinIcon,
  plusIcon,
  serverIcon,
  type IconShape,
} from '@quayside/ui/icons';

/** A tile of the landing page. Its access rule is the one of its route. */
export interface Product {
  href: string;
  title: string;
  text: string;
  icon: IconShape;
  access: AccessRule;
}

/** What each view offers, in the order of a customer's day. */
export const products: Readonly<Record<UseViewResult['view'], readonly Product[]>> = {
  apollo: [
    {
      href: '/dashboard',
      title: 'Dashboard',
      text: 'Your pins, and the cases, quotes and orders that need you.',
      icon: pinIcon,
      access: rules.apollo,
    },
    {
      href: '/1access',
      title: 'Connectivity quoting',
      text: 'Price and order Internet, Layer 2, MPLS and SD-\u2060WAN access.',
      icon: networkIcon,
      access: rules.apolloService1Access,
    },
    {
      href: '/voice',
      title: 'Voice',
      text: 'Your numbers and SIP channels.',
      icon: phoneIcon,
      access: rules.apollo,
    },
    {
      href: '/cloud',
      title: 'Cloud',
      text: 'Estimate cloud capacity from your price plan.',
      icon: cloudIcon,
      access: rules.apolloService1Cloud,
    },
    {
      href: '/services',
      title: 'Services',
      text: 'Your live services, projects and change requests.',
      icon: layersIcon,
      access: rules.apolloEndUserPortal,
    },
    {
      href: '/support',
      title: 'Support',
      text: 'Open a case, or follow one.',
      icon: chatIcon,
      access: rules.apollo,
    },
    {
      href: '/approvals',
      title: 'Approvals',
      text: 'Orders that wait for your approval.',
      icon: checkIcon,
      access: rules.apolloApprovals,
    },
    {
      href: '/partner-programme',
      title: 'Partner programme',
      text: 'Your tier, your benefits and how to reach the next tier.',
      icon: awardIcon,
      access: rules.apolloPartnerProgramme,
    },
    {
      href: '/resource',
      title: 'Resources',
      text: 'Price lists, guides and contracts.',
      icon: documentIcon,
      access: rules.apollo,
    },
  ],
  artemis: [
    {
      href: '/artemis/dashboard',
      title: 'Dashboard',
      text: 'Your open orders and deliveries.',
      icon: pinIcon,
      access: rules.artemisDashboard,
    },
    {
      href: '/artemis/ordering/new',
      title: 'New order',
      text: 'Order step by step. We save a draft as you go.',
      icon: plusIcon,
      access: rules.artemis,
    },
    {
      href: '/artemis/ordering/orders',
      title: 'Orders',
      text: 'Every order and its progress.',
      icon: clipboardIcon,
      access: rules.artemis,
    },
    {
      href: '/artemis/inventory',
      title: 'Inventory',
      text: 'Your installed services and their sites.',
      icon: serverIcon,
      access: rules.artemis,
    },
    {
      href: '/artemis/resources',
      title: 'Resources',
      text: 'Guides and data sheets for Artemis.',
      icon: documentIcon,
      access: rules.artemis,
    },
  ],
};
