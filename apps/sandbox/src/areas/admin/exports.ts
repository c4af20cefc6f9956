import type { AuditEntry, UserSummary } from '../../contract/generated/openapi.ts';
import { actionWords, artemisAccessWords, mfaWords, rolesText, statusWords } from './words.ts';

/** The columns of an export of users. */
export const userHeadings = {
  name: 'Name',
  email: 'E-mail',
  status: 'Status',
  roles: 'Roles',
  apollo: 'Apollo',
  artemis: 'Artemis',
  lastSignInAt: 'Last sign-in',
  mfa: 'MFA',
};

/** A user as an export has it. */
export function toUserRow(user: UserSummary): Record<keyof typeof userHeadings, string | null> {
  return {
    name: user.name,
    email: user.email,
    status: statusWords[user.status],
    roles: rolesText(user.roles),
    apollo: user.apolloAccess ? 'Yes' : 'No',
    artemis: artemisAccessWords[user.artemisAccess],
    lastSignInAt: user.lastSignInAt,
    mfa: mfaWords[user.mfa],
  };
}

/** The columns of an export of the audit. */
export const auditHeadings = {
  id: 'Number',
  at: 'When',
  person: 'Who',
  action: 'What',
  subject: 'Subject',
  before: 'Before',
  after: 'After',
};

/** An audit entry as an export has it. */
export function toAuditRow(entry: AuditEntry): Record<keyof typeof auditHeadings, string> {
  return {
    id: entry.id,
    at: entry.at,
    person: entry.person.name,
    action: actionWords[entry.action],
    subject: entry.subject.name,
    before: entry.changes.map(({ before }) => before ?? '').join('; '),
    after: entry.changes.map(({ after }) => after ?? '').join('; '),
  };
}
