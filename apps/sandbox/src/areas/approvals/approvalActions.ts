import type { Approval } from '../../contract/generated/openapi.ts';
import { notYours, type ActionRules } from '../actions.ts';
import { callerOf } from '../caller.ts';
import type { VisibleApproval } from './approvals.ts';
import { offerOfDecision } from './mayDecide.ts';

/** The actions of an approval. A decided one offers none. */
export const approvalActions: ActionRules<VisibleApproval, Approval['allowedActions'][number]> = {
  calls: { approve: 'decideApproval', reject: 'decideApproval', ask: 'askApprovalQuestion' },
  offers(row, user) {
    if (row.status !== 'pending') return { approve: false, reject: false, ask: false };
    const caller = callerOf(user);
    const decision = offerOfDecision(caller, row);
    const isOwn = row.requestedBy.id === caller.id;
    return {
      approve: decision,
      reject: decision,
      ask: isOwn ? notYours('You asked for this approval. Ask a colleague in person.') : true,
    };
  },
  notOffered(_action, { status, state }, { username }) {
    const by = state.decision?.by;
    const who = by?.id === username ? 'You decided in another tab' : `${by?.name ?? 'Somebody'} was faster`;
    return `${who}: this approval is ${status}. Nothing is left to decide.`;
  },
};
