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
  /** Its name in the response. */
  readonly id:
    | keyof NonNullable<Landing['apollo']>['waiting']
    | keyof NonNullable<Landing['artemis']>['waiting'];
  readonly label: string;
  readonly access: AccessRule;
  /** The list of what the user can act on. */
  readonly mine: string;
  /** The list of what the user's company can act on; missing where both are the same. */
  readonly company?: string;
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
      access: rules.newCase,
      mine: '/support/cases?scope=mine&waitingFor=you' satisfies AddressOf<typeof casesPath>,
      company: '/support/cases?waitingFor=you,colleague' satisfies AddressOf<typeof casesPath>,
    },
    {
      id: 'approvals',
      label: 'Approvals',
      access: rules.apolloApprovals,
      mine: '/approvals' satisfies AddressOf<typeof approvalsPath>,
      company: '/approvals?scope=all&status=pending' satisfies AddressOf<typeof approvalsPath>,
    },
    {
      id: 'services',
      label: 'Orders',
      access: rules.newChange,
      mine: '/services?waitingFor=you&milestone=surveyBooked,consents,handover' satisfies AddressOf<
        typeof servicesPath
      >,
      company:
        '/services?waitingFor=you,colleague&milestone=surveyBooked,consents,handover' satisfies AddressOf<
          typeof servicesPath
        >,
    },
    {
      id: 'ports',
      label: 'Ports',
      access: rules.newPort,
      mine: '/voice?waitingFor=you&tab=ports' satisfies AddressOf<typeof portsPath>,
      company: '/voice?waitingFor=you,colleague&tab=ports' satisfies AddressOf<typeof portsPath>,
    },
    {
      id: 'quotes',
      label: 'Quotes about to expire',
      access: rules.newQuote,
      mine: '/1access?expiresWithin=7&owner=me' satisfies AddressOf<typeof quotesPath>,
      company: '/1access?expiresWithin=7' satisfies AddressOf<typeof quotesPath>,
    },
    {
      id: 'cloudQuotes',
      label: 'Cloud quotes ready',
      access: rules.newEstimate,
      mine: '/cloud?status=ready&scope=mine' satisfies AddressOf<typeof estimatesPath>,
      company: '/cloud?status=ready' satisfies AddressOf<typeof estimatesPath>,
    },
    {
      id: 'deals',
      label: 'Deals',
      access: rules.newDeal,
      mine: '/partner-programme/deals?attention=yes&owner=me' satisfies AddressOf<typeof dealsPath>,
      company: '/partner-programme/deals?attention=yes' satisfies AddressOf<typeof dealsPath>,
    },
  ],
  artemis: [
    {
      id: 'drafts',
      label: 'Drafts of orders',
      access: rules.newOrder,
      mine: '/artemis/ordering/new' satisfies AddressOf<typeof newOrderPath>,
    },
  ],
};
