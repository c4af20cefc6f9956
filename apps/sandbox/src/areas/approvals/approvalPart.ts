import type { WorldPart } from '../../world/prepareWorld.ts';
import { fillApprovals } from './fillApprovals.ts';

/** The approvals of each partner, and the delegations between its approvers. */
export const approvalPart: WorldPart = {
  tables: ['approvals', 'approval_delegations'],
  schema: `
    CREATE TABLE IF NOT EXISTS approvals (
      id TEXT PRIMARY KEY,
      number INTEGER NOT NULL UNIQUE,
      partner_id TEXT NOT NULL,
      kind TEXT NOT NULL,
      title TEXT NOT NULL,
      subject_kind TEXT NOT NULL,
      subject_id TEXT NOT NULL,
      subject_name TEXT NOT NULL,
      status TEXT NOT NULL,
      waiting_for TEXT,
      requested_by TEXT NOT NULL,
      requested_by_name TEXT NOT NULL,
      requested_at TEXT NOT NULL,
      due_at TEXT NOT NULL,
      approver_id TEXT NOT NULL,
      approver_name TEXT NOT NULL,
      decided_at TEXT,
      nrc INTEGER NOT NULL,
      mrc INTEGER NOT NULL,
      tcv INTEGER NOT NULL,
      state TEXT NOT NULL,
      version INTEGER NOT NULL DEFAULT 1,
      changed_by TEXT,
      changed_at TEXT,
      searched TEXT NOT NULL
    );
    CREATE TABLE IF NOT EXISTS approval_delegations (
      person_id TEXT PRIMARY KEY,
      person_name TEXT NOT NULL,
      partner_id TEXT NOT NULL,
      to_id TEXT,
      to_name TEXT,
      from_day TEXT NOT NULL,
      until_day TEXT NOT NULL,
      version INTEGER NOT NULL DEFAULT 1
    );
  `,
  indexes: `
    CREATE INDEX IF NOT EXISTS approvals_partner ON approvals (partner_id, status, due_at);
    CREATE INDEX IF NOT EXISTS approvals_subject ON approvals (subject_kind, subject_id);
  `,
  fill: fillApprovals,
};
