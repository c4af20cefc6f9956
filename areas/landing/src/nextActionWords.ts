import type { approvalPath } from '@quayside/contract/paths/approvals';
import type { orderDraftPath } from '@quayside/contract/paths/artemis';
import type { quotePath } from '@quayside/contract/paths/quoting';
import type { changePath, deliveryPath } from '@quayside/contract/paths/services';
import type { casePath } from '@quayside/contract/paths/support';
import { addressTo } from '@quayside/portal-core/addresses';
import type { NextAction } from './api.ts';

/** The task of the user, and the text of its button. */
export interface NextActionWords {
  readonly task: string;
  readonly button: string;
  /** The address of its subject. */
  readonly hrefOf: (id: string) => string;
}

/** The words of each kind of action, and the address of its subject. */
export const nextActionWords: Readonly<Record<NextAction['kind'], NextActionWords>> = {
  approval: {
    task: 'Approve or reject',
    button: 'Decide',
    hrefOf: (id) => addressTo<typeof approvalPath>('/approvals/:approvalId', { approvalId: id }),
  },
  case: {
    task: 'Answer a case',
    button: 'Answer',
    hrefOf: (id) => addressTo<typeof casePath>('/support/cases/:caseNumber', { caseNumber: id }),
  },
  delivery: {
    task: 'Answer a delivery',
    button: 'Open the delivery',
    hrefOf: (id) =>
      addressTo<typeof deliveryPath>('/services/provisioning-cases/:caseNumber', { caseNumber: id }),
  },
  changeRequest: {
    task: 'Answer a change request',
    button: 'Open the change',
    hrefOf: (id) => addressTo<typeof changePath>('/services/change-requests/:id', { id }),
  },
  quote: {
    task: 'Use a quote before it expires',
    button: 'Open the quote',
    hrefOf: (id) => addressTo<typeof quotePath>('/1access/quotes/:number', { number: id }),
  },
  draft: {
    task: 'Finish your order',
    button: 'Continue',
    hrefOf: (id) => addressTo<typeof orderDraftPath>('/artemis/ordering/new/:draftId', { draftId: id }),
  },
};
