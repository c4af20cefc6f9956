import type { approvalPath } from '@quayside/contract/paths/approvals';
import type { orderDraftPath } from '@quayside/contract/paths/artemis';
import type { quotePath } from '@quayside/contract/paths/quoting';
import type { changePath, deliveryPath } from '@quayside/contract/paths/services';
import type { casePath } from '@quayside/contract/paths/support';
import type { AddressOf } from '@quayside/portal-core/addresses';
import type { NextAction } from './api.ts';

/** The task of the user, and the text of its button. */
export interface NextActionWords {
  readonly task: string;
  readonly button: string;
  readonly path: string;
}

/** The words of each kind of action, and the address of its subject, without its id. */
export const nextActionWords: Readonly<Record<NextAction['kind'], NextActionWords>> = {
  approval: {
    task: 'Approve or reject',
    button: 'Decide',
    path: '/approvals/' satisfies AddressOf<typeof approvalPath>,
  },
  case: {
    task: 'Answer a case',
    button: 'Answer',
    path: '/support/cases/' satisfies AddressOf<typeof casePath>,
  },
  delivery: {
    task: 'Answer a delivery',
    button: 'Open the delivery',
    path: '/services/provisioning-cases/' satisfies AddressOf<typeof deliveryPath>,
  },
  changeRequest: {
    task: 'Answer a change request',
    button: 'Open the change',
    path: '/services/change-requests/' satisfies AddressOf<typeof changePath>,
  },
  quote: {
    task: 'Use a quote before it expires',
    button: 'Open the quote',
    path: '/1access/quotes/' satisfies AddressOf<typeof quotePath>,
  },
  draft: {
    task: 'Finish your order',
    button: 'Continue',
    path: '/artemis/ordering/new/' satisfies AddressOf<typeof orderDraftPath>,
  },
};
