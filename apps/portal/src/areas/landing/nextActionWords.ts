import type { NextAction } from './api.ts';

/** The task of the user, and the text of its button. */
export interface NextActionWords {
  readonly task: string;
  readonly button: string;
  readonly path: string;
}

/** The words of each kind of action, and the address of its subject, without its id. */
export const nextActionWords: Readonly<Record<NextAction['kind'], NextActionWords>> = {
  approval: { task: 'Approve or reject', button: 'Decide', path: '/approvals/' },
  case: { task: 'Answer a case', button: 'Answer', path: '/support/cases/' },
  delivery: {
    task: 'Answer a delivery',
    button: 'Open the delivery',
    path: '/services/provisioning-cases/',
  },
  changeRequest: {
    task: 'Answer a change request',
    button: 'Open the change',
    path: '/services/change-requests/',
  },
  quote: { task: 'Use a quote before it expires', button: 'Open the quote', path: '/1access/quotes/' },
  draft: { task: 'Finish your order', button: 'Continue', path: '/artemis/ordering/new/' },
};
