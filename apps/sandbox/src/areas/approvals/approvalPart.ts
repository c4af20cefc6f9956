import type { WorldPart } from '../../world/prepareWorld.ts';
import { approvals } from './approvals.ts';
import { delegations } from './delegations.ts';
import { fillApprovals } from './fillApprovals.ts';

export const approvalPart: WorldPart = {
  collections: [approvals, delegations],
  indexes: `
    CREATE INDEX IF NOT EXISTS approvals_partner ON approvals (partner_id, status, due_at);
    CREATE INDEX IF NOT EXISTS approvals_subject ON approvals (subject_kind, subject_id);
  `,
  fill: fillApprovals,
};
