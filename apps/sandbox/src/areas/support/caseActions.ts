import type { Case } from '../../contract/generated/openapi.ts';
import type { CaseRow } from '../../world/collections.ts';
import type { ActionRules } from '../actions.ts';

type CaseAction = Case['allowedActions'][number];

const closed = 'The case is closed already. Open a new case if something is still wrong.';

const notOffered: Readonly<Record<CaseAction, string>> = {
  reply: 'The case was closed in the meantime. Raise a new one if you need more help.',
  follow: closed,
  addFollowers: closed,
  changePriority: closed,
  decideResolution: 'There is no solution to decide about any more. The newest message says why.',
  close: closed,
};

/** The actions of a case. Its state refuses none. */
export const caseActions: ActionRules<CaseRow, CaseAction> = {
  calls: {
    reply: 'addConversationEntry',
    follow: 'followCase',
    addFollowers: 'addCaseFollower',
    changePriority: 'changeCase',
    decideResolution: 'decideResolution',
    close: 'closeCase',
  },
  offers({ status }) {
    const isOpen = status !== 'cancelled' && status !== 'closed';
    return {
      reply: isOpen,
      follow: true,
      addFollowers: true,
      changePriority: isOpen,
      decideResolution: status === 'resolved',
      close: isOpen && status !== 'resolved',
    };
  },
  notOffered: (action) => notOffered[action],
};
