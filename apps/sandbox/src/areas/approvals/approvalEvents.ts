import { changes, services } from '../../world/collections.ts';
import type { World } from '../../world/createWorld.ts';
import { toChangeRequest } from '../change-requests/toChangeRequest.ts';
import { approvals } from './approvals.ts';
import { decidesAtItsMoment } from './approversNow.ts';
import { decide, pendingOf, reply } from './approvalWrites.ts';
import { changeApproval } from './changeApproval.ts';
import { chargeApproval, coordinator, deliveriesOfCharges } from './chargeApproval.ts';
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
    // The request may have been handed to a user who decides in the portal.
    if (row !== undefined && decidesAtItsMoment(row.approver.id))
      decide(world, row, { decision: 'approved', by: row.approver, comment: '' });
  });

  world.on('approval.expires', ({ subjectId }) => {
    const row = findPending(subjectId);
    if (row !== undefined) decide(world, row, { decision: 'expired', by: quayside, comment: '' });
  });

  world.on('delivery.chargeAsked', ({ subjectId }, at) => {
    const [row] = deliveriesOfCharges(world, 'd.case_number = ?', subjectId);
    if (row === undefined || pendingOf(world, 'delivery', subjectId) !== undefined) return;
    const action = row.state.actions.find(({ kind }) => kind === 'decideCharge');
    if (action === undefined) return;
    insertApproval(world, row.partnerId, coordinator, chargeApproval(row, action), at);
  });

  world.on('change.approvalAsked', ({ subjectId }, at) => {
    const row = changes.first(world, 'id = ?', subjectId);
    const service = row && services.first(world, 'id = ?', row.service.id);
    if (row === undefined || service === undefined || pendingOf(world, 'change', subjectId) !== undefined)
      return;
    const approval = changeApproval(toChangeRequest(world, row), service.contractEnd);
    insertApproval(world, row.partnerId, row.requestedBy, approval, at);
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
