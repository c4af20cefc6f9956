import { rules } from '@quayside/contract/access';
import type { approvalsPath } from '@quayside/contract/paths/approvals';
import type { newOrderPath } from '@quayside/contract/paths/artemis';
import type { estimatesPath } from '@quayside/contract/paths/cloud';
import type { dashboardPath } from '@quayside/contract/paths/dashboard';
import type { programmePath } from '@quayside/contract/paths/partner-programme';
import type { quotesPath } from '@quayside/contract/paths/quoting';
import type { documentsPath } from '@quayside/contract/paths/resources';
import type { servicesPath } from '@quayside/contract/paths/services';
import type { supportPath } from '@quayside/contract/paths/support';
import type { voicePath } from '@quayside/contract/paths/voice';
import type { AddressOf } from '@quayside/portal-core/addresses';
import { type AccessRule, type UseViewResult } from '@quayside/portal-core/react';
import {
  awardIcon,
  chatIcon,
  checkIcon,
  cloudIcon,
  documentIcon,
  layersIcon,
  networkIcon,
  phoneIcon,
  pinIcon,
  plusIcon,
  type IconShape,
} from '@quayside/ui/icons';
import { formatCount } from '@quayside/page-kit/format';
import type { Landing } from './api.ts';

/** A tile of the landing page. It has the access rule of its route. */
export interface Product {
  href: string;
  title: string;
  text: string;
  icon: IconShape;
  access: AccessRule;
  /** Whether its fact takes two lines on a phone. */
  isLong?: true;
  /** One live fact in place of the text; null if there is none. */
  fact?: (landing: Landing) => string | null;
}

type Facts = NonNullable<Landing['apollo']>['facts'];

/** A fact about a number of Apollo; null where the user has no access to it. */
function apolloFact(name: keyof Facts, one: string, several: string): (landing: Landing) => string | null {
  return ({ apollo }) => inWords(apollo?.facts[name] ?? null, one, several);
}

function inWords(count: number | null, one: string, several: string): string | null {
  if (count === null) return null;
  return count === 1 ? `1 ${one}` : `${formatCount(count)} ${several}`;
}

/** Says whether a range lacks its emergency address. No number: the tile leads to all ranges. */
function voiceFact({ apollo }: Landing): string | null {
  if (apollo === null) return null;
  return apollo.facts.rangesWithoutAddress === 0
    ? 'All ranges have an emergency address'
    : 'Some ranges need an emergency address';
}

/** The products of each view, in the order of a customer's day. */
export const products: Readonly<Record<UseViewResult['view'], readonly Product[]>> = {
  apollo: [
    {
      href: '/dashboard' satisfies AddressOf<typeof dashboardPath>,
      title: 'Dashboard',
      text: 'What needs you, and your pins',
      icon: pinIcon,
      access: rules.apollo,
    },
    {
      href: '/1access' satisfies AddressOf<typeof quotesPath>,
      title: 'Connectivity quoting',
      text: 'Price and order connectivity',
      icon: networkIcon,
      access: rules.apolloService1Access,
      fact: apolloFact('openQuotes', 'open quote', 'open quotes'),
    },
    {
      href: '/voice' satisfies AddressOf<typeof voicePath>,
      title: 'Voice',
      text: 'Your numbers and trunks',
      icon: phoneIcon,
      access: rules.apollo,
      fact: voiceFact,
      isLong: true,
    },
    {
      href: '/cloud' satisfies AddressOf<typeof estimatesPath>,
      title: 'Cloud',
      text: 'Estimate cloud capacity',
      icon: cloudIcon,
      access: rules.apolloService1Cloud,
      fact: apolloFact('estimates', 'draft estimate', 'draft estimates'),
    },
    {
      href: '/services' satisfies AddressOf<typeof servicesPath>,
      title: 'Services',
      text: 'Services, projects and changes',
      icon: layersIcon,
      access: rules.apolloEndUserPortal,
      fact: apolloFact('liveServices', 'live service', 'live services'),
    },
    {
      href: '/support' satisfies AddressOf<typeof supportPath>,
      title: 'Support',
      text: 'Open a case, or follow one',
      icon: chatIcon,
      access: rules.apollo,
      fact: apolloFact('openCases', 'open case', 'open cases'),
    },
    {
      href: '/approvals' satisfies AddressOf<typeof approvalsPath>,
      title: 'Approvals',
      text: 'What waits for your decision',
      icon: checkIcon,
      access: rules.apolloApprovals,
    },
    {
      href: '/partner-programme' satisfies AddressOf<typeof programmePath>,
      title: 'Partner programme',
      text: 'Your tier, benefits and deals',
      icon: awardIcon,
      access: rules.apolloPartnerProgramme,
      fact: apolloFact('openDeals', 'open deal', 'open deals'),
    },
    {
      href: '/resource' satisfies AddressOf<typeof documentsPath>,
      title: 'Resources',
      text: 'Price lists, guides and contracts',
      icon: documentIcon,
      access: rules.apollo,
      fact: apolloFact('newDocuments', 'new document', 'new documents'),
    },
  ],
  artemis: [
    {
      href: '/artemis/ordering/new' satisfies AddressOf<typeof newOrderPath>,
      title: 'New order',
      text: 'Order step by step',
      icon: plusIcon,
      access: rules.newOrder,
      fact: ({ artemis }) => inWords(artemis?.waiting.drafts?.mine ?? null, 'draft', 'drafts'),
    },
  ],
};
