import type { AuditEntry, Invitations } from '../../contract/generated/openapi.ts';
import { collection, versionFields, type RowOf } from '../../store/collection.ts';
import * as field from '../../store/fields.ts';

export const adminUsers = collection('admin_users', {
  number: field.key(field.integer),
  id: field.constrained(field.text, 'UNIQUE'),
  partnerId: field.text,
  name: field.text,
  email: field.text,
  status: field.word(['active', 'invited', 'deactivated', 'revoked']),
  /** Separated by commas, so that a condition can find one. */
  roles: field.text,
  apolloAccess: field.boolean,
  artemisAccess: field.word(['none', 'dashboard', 'full']),
  mfa: field.word(['app', 'sms', 'none']),
  createdAt: field.moment,
  lastSignInAt: field.orNull(field.moment),
  invitedBy: field.orNull(field.text),
  invitedAt: field.orNull(field.moment),
  ...versionFields,
});

export type AdminUserRow = RowOf<typeof adminUsers.fields>;

export const invitations = collection('admin_invitations', {
  id: field.key(field.text),
  personId: field.text,
  results: field.json<Invitations['results']>(),
});

/** The versions of the contacts of each partner. */
export const adminContacts = collection('admin_contacts', {
  partnerId: field.key(field.text),
  ...versionFields,
});

export const auditEntries = collection('audit_entries', {
  number: field.key(field.integer),
  partnerId: field.text,
  at: field.moment,
  /** The numbers of users. */
  person: field.integer,
  action: field.word([
    'signedIn',
    'signInFailed',
    'mfaChanged',
    'dataExported',
    'userInvited',
    'invitationResent',
    'invitationRevoked',
    'rolesChanged',
    'accessChanged',
    'userDeactivated',
    'userReactivated',
    'contactsChanged',
  ]),
  subject: field.orNull(field.integer),
  subjectName: field.orNull(field.text),
  /** Null for an entry of the seed, whose changes follow from its number. */
  changes: field.orNull(field.json<AuditEntry['changes']>()),
});
