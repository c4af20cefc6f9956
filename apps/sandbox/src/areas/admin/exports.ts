import type { AuditEntry, UserSummary } from '../../contract/generated/openapi.ts';
import { actionWords, artemisAccessWords, mfaWords, rolesText, statusWords } from './words.ts';
import { headings } from '../jobs/headings.ts';

const userHeadings = {
  name: headings.user,
  email: headings.email,
  status: headings.status,
  roles: headings.roles,
  apollo: headings.apollo,
  artemis: headings.artemis,
  lastSignInAt: headings.lastSignIn,
  mfa: headings.secondFactor,
};

export const userExport = { headings: userHeadings, moments: ['lastSignInAt'] };

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
  id: headings.number,
  at: headings.when,
  person: headings.who,
  action: headings.what,
  subject: headings.subject,
  before: headings.before,
  after: headings.after,
};

export const auditExport = { headings: auditHeadings, moments: ['at'] };

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
