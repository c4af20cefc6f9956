import type { approvalPath } from '@quayside/contract/paths/approvals';
import type { orderDraftPath } from '@quayside/contract/paths/artemis';
import type { quotePath } from '@quayside/contract/paths/quoting';
import type { changePath, deliveryPath } from '@quayside/contract/paths/services';
import type { casePath } from '@quayside/contract/paths/support';
import type { PatternOf } from '@quayside/portal-core/addresses';
import type { NextAction } from './api.ts';

export interface NextActionWords {
  readonly task: string;
  readonly button: string;
  /** The pattern of the address of its subject, with one parameter. */
  readonly pattern: string;
}

export const nextActionWords: Readonly<Record<NextAction['kind'], NextActionWords>> = {
  approval: {
    task: 'Approve or reject',
    button: 'Decide',
    pattern: '/approvals/:approvalId' satisfies PatternOf<typeof approvalPath>,
  },
  case: {
    task: 'Answer a case',
    button: 'Answer',
    pattern: '/support/cases/:caseNumber' satisfies PatternOf<typeof casePath>,
  },
  delivery: {
    task: 'Answer a delivery',
    button: 'Open the delivery',
    pattern: '/services/provisioning-cases/:caseNumber' satisfies PatternOf<typeof deliveryPath>,
  },
  changeRequest: {
    task: 'Answer a change request',
    button: 'Open the change',
    pattern: '/services/change-requests/:id' satisfies PatternOf<typeof changePath>,
  },
  quote: {
    task: 'Use a quote before it expires',
    button: 'Open the quote',
    pattern: '/1access/quotes/:number' satisfies PatternOf<typeof quotePath>,
  },
  draft: {
    task: 'Finish your order',
    button: 'Continue',
    pattern: '/artemis/ordering/new/:draftId' satisfies PatternOf<typeof orderDraftPath>,
  },
};
