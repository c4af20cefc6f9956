import type { World } from '../../world/createWorld.ts';
import { deliveries } from '../../world/collections.ts';
import type { ApprovalDecision } from '../approvals/submitApproval.ts';
import type { DeliveryStore } from './store.ts';

/** Answers the charge of a delivery when its approval is decided, here or among the approvals. */
export function handleChargeApprovals(world: World, store: DeliveryStore): void {
  world.on('approval.ecc.decided', ({ subjectId, payload }) => {
    const found = deliveries.first(world, 'case_number = ?', subjectId);
    if (found === undefined) return;
    const { decision, by, comment }: ApprovalDecision = JSON.parse(payload);
    const caller = { ...by, partnerId: found.partnerId, roles: [] };
    const row = store.findRow(caller, subjectId);
    const charge = row && row.state.actions.find(({ kind }) => kind === 'decideCharge');
    if (row === undefined || charge === undefined) return;
    if (decision === 'approved') store.record(caller, row, charge.id, { answer: 'accept' });
    else if (decision === 'rejected')
      store.record(caller, row, charge.id, { answer: 'decline', reason: comment });
  });
}
