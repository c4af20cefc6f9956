import type { World } from '../../world/createWorld.ts';
import { deliveries } from '../../world/collections.ts';
import type { ApprovalDecision } from '../approvals/submitApproval.ts';
import type { Conversations } from '../conversations/store.ts';
import { answerDelivery } from './answerDelivery.ts';
import { findDelivery } from './deliveryRows.ts';

/** Answers the charge of a delivery when its approval is decided, here or among the approvals. */
export function handleChargeApprovals(world: World, conversations: Conversations): void {
  world.on('approval.ecc.decided', ({ subjectId, payload }) => {
    const found = deliveries.first(world, 'case_number = ?', subjectId);
    if (found === undefined) return;
    const { decision, by, comment }: ApprovalDecision = JSON.parse(payload);
    const caller = { ...by, partnerId: found.partnerId, roles: [] };
    const row = findDelivery(world, caller, subjectId);
    const charge = row && row.state.actions.find(({ kind }) => kind === 'decideCharge');
    if (row === undefined || charge === undefined) return;
    if (decision !== 'approved' && decision !== 'rejected') return;
    const answer =
      decision === 'approved'
        ? ({ answer: 'accept' } as const)
        : ({ answer: 'decline', reason: comment } as const);
    answerDelivery(world, conversations, caller, row, { actionId: charge.id, answer });
  });
}
