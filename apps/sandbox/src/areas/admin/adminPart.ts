import type { DatabaseSync } from 'node:sqlite';
import { minutesBefore } from '../../world/insert.ts';
import type { WorldPart } from '../../world/prepareWorld.ts';
import { adminContacts, adminUsers, auditEntries, invitations } from './adminUsers.ts';
import { fillAudit } from './seedAudit.ts';
import { createSeedUsers } from './seedUsers.ts';

/** The users of the partners, the invitations, the versions of their contacts, and the audit. */
export const adminPart: WorldPart = {
  collections: [adminUsers, invitations, adminContacts, auditEntries],
  indexes: `
    CREATE INDEX IF NOT EXISTS admin_users_partner ON admin_users (partner_id, name COLLATE NOCASE);
    CREATE INDEX IF NOT EXISTS audit_entries_subject ON audit_entries (subject);
  `,
  fill(database, begin) {
    fillUsers(database, begin);
    fillAudit(database, begin);
    invitations.createAdder(database)({
      id: 'IN-1',
      personId: 'amelia',
      results: [{ email: 'freya.nakamura@northgate.example', outcome: 'invited', userId: 'freya.nakamura' }],
    });
  },
};

function fillUsers(database: DatabaseSync, begin: Date): void {
  const insert = adminUsers.createAdder(database);
  for (const [index, user] of createSeedUsers().entries()) {
    const { createdMinutesAgo, signedInMinutesAgo, invitedMinutesAgo, roles, ...rest } = user;
    insert({
      ...rest,
      number: index + 1,
      roles: roles.join(','),
      createdAt: minutesBefore(begin, createdMinutesAgo),
      lastSignInAt: signedInMinutesAgo === null ? null : minutesBefore(begin, signedInMinutesAgo),
      invitedBy: invitedMinutesAgo === null ? null : 'Priya Shah',
      invitedAt: invitedMinutesAgo === null ? null : minutesBefore(begin, invitedMinutesAgo),
    });
  }
}
