import { rules } from '@quayside/contract/access';
import { type AccessRule, type UseViewResult } from '@quayside/portal-core/react';
import type { Landing } from './api.ts';

/** A number of things that wait for the user, and the list behind it. Its access rule is the one of that list. */
export interface WaitingNumber {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly access: AccessRule;
  /** Null if there is none. */
  readonly of: (landing: Landing) => number | null;
}

/**
 * The waiting numbers of each view. The portal knows before the response which of them a user sees, so nothing moves when it
 * arrives.
 */
export const waitingNumbers: Readonly<Record<UseViewResult['view'], readonly WaitingNumber[]>> = {
  apollo: [
    {
      id: 'cases',
      label: 'Cases',
      href: '/support/cases?waitingFor=you',
      access: rules.apollo,
      of: ({ apollo }) => apollo?.waiting.cases ?? null,
    },
    {
      id: 'approvals',
      label: 'Approvals',
      href: '/approvals',
      access: rules.apolloApprovals,
      of: ({ apollo }) => apollo?.waiting.approvals ?? null,
    },
    {
      id: 'services',
      label: 'Orders',
      href: '/services?waitingFor=you&status=inDelivery',
      access: rules.apolloEndUserPortal,
      of: ({ apollo }) => apollo?.waiting.services ?? null,
    },
    {
      id: 'ports',
      label: 'Ports',
      href: '/voice?waitingFor=you&tab=ports',
      access: rules.apollo,
      of: ({ apollo }) => apollo?.waiting.ports ?? null,
    },
    {
      id: 'changes',
      label: 'Change requests',
      href: '/services/change-requests?waitingFor=you',
      access: rules.apolloEndUserPortal,
      of: ({ apollo }) => apollo?.waiting.changeRequests ?? null,
    },
    {
      id: 'quotes',
      label: 'Quotes about to expire',
      href: '/1access?expiresWithin=7',
      access: rules.apolloService1Access,
      of: ({ apollo }) => apollo?.waiting.quotes ?? null,
    },
    {
      id: 'cloudQuotes',
      label: 'Cloud quotes ready',
      href: '/cloud?status=ready',
      access: rules.apolloService1Cloud,
      of: ({ apollo }) => apollo?.waiting.cloudQuotes ?? null,
    },
    {
      id: 'deals',
      label: 'Deals',
      href: '/partner-programme/deals?attention=yes',
      access: rules.apolloPartnerProgramme,
      of: ({ apollo }) => apollo?.waiting.deals ?? null,
    },
  ],
  artemis: [
    {
      id: 'drafts',
      label: 'Drafts of orders',
      href: '/artemis/ordering/new',
      access: rules.artemis,
      of: ({ artemis }) => artemis?.waiting.drafts ?? null,
    },
    {
      id: 'orders',
      label: 'Orders',
      href: '/artemis/ordering/orders',
      access: rules.artemis,
      of: ({ artemis }) => artemis?.waiting.orders ?? null,
    },
  ],
};
