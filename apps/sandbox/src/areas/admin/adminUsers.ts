import type { AuditEntry, Invitations } from '../../contract/generated/openapi.ts';
import { collection, versionFields, type RowOf } from '../../store/collection.ts';
import { boolean, constrained, integer, json, key, moment, orNull, text, word } from '../../store/fields.ts';

export const adminUsers = collection('admin_users', {
  number: key(integer),
  id: constrained(text, 'UNIQUE'),
  partnerId: text,
  name: text,
  email: text,
  status: word(['active', 'invited', 'deactivated', 'revoked']),
  /** Separated by commas, so that a condition can find one. */
  roles: text,
  apolloAccess: boolean,
  artemisAccess: word(['none', 'dashboard', 'full']),
  mfa: word(['app', 'sms', 'none']),
  createdAt: moment,
  lastSignInAt: orNull(moment),
  invitedBy: orNull(text),
  invitedAt: orNull(moment),
  ...versionFields,
});

/** A stored user of a partner. */
export type AdminUserRow = RowOf<typeof adminUsers.fields>;

export const invitations = collection('admin_invitations', {
  id: key(text),
  personId: text,
  results: json<Invitations['results']>(),
});

/** The versions of the contacts of each partner. */
export const adminContacts = collection('admin_contacts', { partnerId: key(text), ...versionFields });

export const auditEntries = collection('audit_entries', {
  number: key(integer),
  partnerId: text,
  at: moment,
  /** The numbers of users. */
  person: integer,
  action: word([
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
  subject: orNull(integer),
  subjectName: orNull(text),
  /** Null for an entry of the seed, whose changes follow from its number. */
  changes: orNull(json<AuditEntry['changes']>()),
});
