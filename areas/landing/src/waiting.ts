import { rules } from '@quayside/contract/access';
import type { approvalsPath } from '@quayside/contract/paths/approvals';
import type { newOrderPath } from '@quayside/contract/paths/artemis';
import type { estimatesPath } from '@quayside/contract/paths/cloud';
import type { dealsPath } from '@quayside/contract/paths/partner-programme';
import type { quotesPath } from '@quayside/contract/paths/quoting';
import type { servicesPath } from '@quayside/contract/paths/services';
import type { casesPath } from '@quayside/contract/paths/support';
import type { portsPath } from '@quayside/contract/paths/voice';
import type { AddressOf } from '@quayside/portal-core/addresses';
import { type AccessRule, type UseViewResult } from '@quayside/portal-core/react';
import type { Landing } from './api.ts';

/** A number of things that wait for the user, and the list behind it. It has the access rule of that list. */
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
      href: '/support/cases?waitingFor=you' satisfies AddressOf<typeof casesPath>,
      access: rules.newCase,
      of: ({ apollo }) => apollo?.waiting.cases ?? null,
    },
    {
      id: 'approvals',
      label: 'Approvals',
      href: '/approvals' satisfies AddressOf<typeof approvalsPath>,
      access: rules.apolloApprovals,
      of: ({ apollo }) => apollo?.waiting.approvals ?? null,
    },
    {
      id: 'services',
      label: 'Orders',
      href: '/services?waitingFor=you&milestone=surveyBooked,consents,handover' satisfies AddressOf<
        typeof servicesPath
      >,
      access: rules.apolloEndUserPortal,
      of: ({ apollo }) => apollo?.waiting.services ?? null,
    },
    {
      id: 'ports',
      label: 'Ports',
      href: '/voice?waitingFor=you&tab=ports' satisfies AddressOf<typeof portsPath>,
      access: rules.newPort,
      of: ({ apollo }) => apollo?.waiting.ports ?? null,
    },
    {
      id: 'quotes',
      label: 'Quotes about to expire',
      href: '/1access?expiresWithin=7' satisfies AddressOf<typeof quotesPath>,
      access: rules.newQuote,
      of: ({ apollo }) => apollo?.waiting.quotes ?? null,
    },
    {
      id: 'cloudQuotes',
      label: 'Cloud quotes ready',
      href: '/cloud?status=ready' satisfies AddressOf<typeof estimatesPath>,
      access: rules.newEstimate,
      of: ({ apollo }) => apollo?.waiting.cloudQuotes ?? null,
    },
    {
      id: 'deals',
      label: 'Deals',
      href: '/partner-programme/deals?attention=yes' satisfies AddressOf<typeof dealsPath>,
      access: rules.newDeal,
      of: ({ apollo }) => apollo?.waiting.deals ?? null,
    },
  ],
  artemis: [
    {
      id: 'drafts',
      label: 'Drafts of orders',
      href: '/artemis/ordering/new' satisfies AddressOf<typeof newOrderPath>,
      access: rules.newOrder,
      of: ({ artemis }) => artemis?.waiting.drafts ?? null,
    },
  ],
};
