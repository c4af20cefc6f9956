import type { DatabaseSync } from 'node:sqlite';
import { createInsert, minutesBefore } from '../../world/insert.ts';
import type { WorldPart } from '../../world/prepareWorld.ts';
import { fillAudit } from './seedAudit.ts';
import { createSeedUsers } from './seedUsers.ts';

/** The days within which an invitation can be accepted. */
export const INVITATION_DAYS = 7;

/** The users of the partners, the invitations, the versions of their contacts, and the audit. */
export const adminPart: WorldPart = {
  tables: ['admin_users', 'admin_invitations', 'admin_contacts', 'audit_entries'],
  schema: `
    CREATE TABLE IF NOT EXISTS admin_users (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      partner_id TEXT NOT NULL,
      name TEXT NOT NULL,
      email TEXT NOT NULL,
      status TEXT NOT NULL,
      roles TEXT NOT NULL,
      apollo_access INTEGER NOT NULL,
      artemis_access TEXT NOT NULL,
      mfa TEXT NOT NULL,
      created_at TEXT NOT NULL,
      last_sign_in_at TEXT,
      invited_by TEXT,
      invited_at TEXT,
      version INTEGER NOT NULL DEFAULT 1,
      changed_by TEXT,
      changed_at TEXT
    );
    CREATE TABLE IF NOT EXISTS admin_invitations (id TEXT PRIMARY KEY, person_id TEXT NOT NULL, results TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS admin_contacts (partner_id TEXT PRIMARY KEY, version INTEGER NOT NULL, changed_by TEXT, changed_at TEXT);
    CREATE TABLE IF NOT EXISTS audit_entries (
      number INTEGER PRIMARY KEY,
      partner_id TEXT NOT NULL,
      at TEXT NOT NULL,
      person INTEGER NOT NULL,
      action TEXT NOT NULL,
      subject INTEGER,
      subject_name TEXT,
      changes TEXT
    );
  `,
  indexes: `
    CREATE INDEX IF NOT EXISTS admin_users_partner ON admin_users (partner_id, name COLLATE NOCASE);
    CREATE INDEX IF NOT EXISTS audit_entries_subject ON audit_entries (subject);
  `,
  fill(database, begin) {
    fillUsers(database, begin);
    fillAudit(database, begin);
    createInsert(
      database,
      'admin_invitations',
    )({
      id: 'IN-1',
      person_id: 'amelia',
      results: JSON.stringify([
        { email: 'freya.nakamura@northgate.example', outcome: 'invited', userId: 'freya.nakamura' },
      ]),
    });
  },
};

function fillUsers(database: DatabaseSync, begin: Date): void {
  const insert = createInsert(database, 'admin_users');
  for (const [index, user] of createSeedUsers().entries()) {
    const { signedInMinutesAgo, invitedMinutesAgo } = user;
    insert({
      number: index + 1,
      id: user.id,
      partner_id: user.partnerId,
      name: user.name,
      email: user.email,
      status: user.status,
      roles: user.roles.join(','),
      apollo_access: user.apolloAccess ? 1 : 0,
      artemis_access: user.artemisAccess,
      mfa: user.mfa,
      created_at: minutesBefore(begin, user.createdMinutesAgo),
      last_sign_in_at: signedInMinutesAgo === null ? null : minutesBefore(begin, signedInMinutesAgo),
      invited_by: invitedMinutesAgo === null ? null : 'Priya Shah',
      invited_at: invitedMinutesAgo === null ? null : minutesBefore(begin, invitedMinutesAgo),
    });
  }
}
