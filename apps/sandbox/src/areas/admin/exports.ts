import type { AuditEntry, UserSummary } from '../../contract/generated/openapi.ts';
import { actionWords, artemisAccessWords, mfaWords, rolesText, statusWords } from './words.ts';

const userHeadings = {
  name: 'Name',
  email: 'E-mail',
  status: 'Status',
  roles: 'Roles',
  apollo: 'Apollo',
  artemis: 'Artemis',
  lastSignInAt: 'Last sign-in',
  mfa: 'MFA',
};

/** The format of exported users. */
export const userExport = { headings: userHeadings, moments: ['lastSignInAt'] };

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

const auditHeadings = {
  id: 'Number',
  at: 'When',
  person: 'Who',
  action: 'What',
  subject: 'Subject',
  before: 'Before',
  after: 'After',
};

/** The format of an exported audit. */
export const auditExport = { headings: auditHeadings, moments: ['at'] };

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
