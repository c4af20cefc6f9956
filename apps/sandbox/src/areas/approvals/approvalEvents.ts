import type { World } from '../../world/createWorld.ts';
import type { DeliveryState } from '../../world/deliveryState.ts';
import { textOf, textOrNull } from '../../world/readRow.ts';
import { toChangeRequest } from '../change-requests/toChangeRequest.ts';
import { approvals } from './approvals.ts';
import { decide, pendingOf, reply } from './approvalWrites.ts';
import { changeApproval } from './changeApproval.ts';
import { chargeApproval, coordinator } from './chargeApproval.ts';
import { insertApproval, type ApprovalDecision } from './submitApproval.ts';

const replies: Readonly<Record<string, string>> = {
  ecc: 'The carrier measured the route on site. There is no shorter one, and the price is theirs without a margin of ours.',
  change: 'Yes, I have checked that with the site. The window suits them.',
  cease: 'Yes. Everything that ran over it was moved last month.',
};
const quayside = { id: 'quayside', name: 'Quayside' };
const otherReply = 'Yes, that is right. I have asked the team, and it is in the budget of this year.';

/** The scheduled events of approvals: replies, decisions of colleagues, due dates, and reports of deliveries and changes. */
export function handleApprovalEvents(world: World): void {
  const findPending = (id: string) => approvals.first(world, `id = ? AND status = 'pending'`, id);

  world.on('approval.reply', ({ subjectId, payload }) => {
    const row = findPending(subjectId);
    if (row !== undefined) reply(world, row, payload, row.requestedBy, replies[row.kind] ?? otherReply);
  });

  world.on('approval.approverDecides', ({ subjectId }) => {
    const row = findPending(subjectId);
    if (row !== undefined) decide(world, row, { decision: 'approved', by: row.approver, comment: '' });
  });

  world.on('approval.expires', ({ subjectId }) => {
    const row = findPending(subjectId);
    if (row !== undefined) decide(world, row, { decision: 'expired', by: quayside, comment: '' });
  });

  world.on('delivery.chargeAsked', ({ subjectId }, at) => {
    const row = world.first(
      `SELECT d.*, s.name AS service_name, s.a_name FROM deliveries d JOIN services s ON s.id = d.service_id WHERE d.case_number = ?`,
      subjectId,
    );
    if (row === undefined || pendingOf(world, 'delivery', subjectId) !== undefined) return;
    const state: DeliveryState = JSON.parse(textOf(row, 'state'));
    const action = state.actions.find(({ kind }) => kind === 'decideCharge');
    if (action === undefined) return;
    insertApproval(world, textOf(row, 'partner_id'), coordinator, chargeApproval(row, action), at);
  });

  world.on('change.approvalAsked', ({ subjectId }, at) => {
    const row = world.first(
      'SELECT c.*, s.contract_end FROM changes c JOIN services s ON s.id = c.service_id WHERE c.id = ?',
      subjectId,
    );
    if (row === undefined || pendingOf(world, 'change', subjectId) !== undefined) return;
    const approval = changeApproval(toChangeRequest(world, row), textOrNull(row, 'contract_end'));
    insertApproval(
      world,
      textOf(row, 'partner_id'),
      { id: textOf(row, 'requested_by'), name: textOf(row, 'requested_by_name') },
      approval,
      at,
    );
  });

  world.on('change.approvalMissed', ({ subjectId }) => {
    const row = pendingOf(world, 'change', subjectId);
    if (row !== undefined) decide(world, row, { decision: 'expired', by: quayside, comment: '' });
  });

  world.on('change.cancelled', ({ subjectId, payload }) => {
    const row = pendingOf(world, 'change', subjectId);
    if (row === undefined) return;
    const { by, comment }: Omit<ApprovalDecision, 'decision'> = JSON.parse(payload);
    decide(world, row, { decision: 'withdrawn', by, comment });
  });
}
