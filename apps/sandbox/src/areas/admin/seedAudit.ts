import type { DatabaseSync } from 'node:sqlite';
import type { AuditEntry } from '../../contract/generated/openapi.ts';
import { northgate } from '../../seed/partners.ts';
import { numberOf, pick } from '../../world/chance.ts';

const ENTRIES = 100_000;
const ENTRIES_OF_OTHERS = 2_000;
const SECONDS_BETWEEN_ENTRIES = 473;

/**
 * Fills the audit. SQLite makes the rows, which takes a fraction of the time of an insert for each; `seededChanges` says what
 * each entry changed.
 */
export function fillAudit(database: DatabaseSync, begin: Date): void {
  const partners = database
    .prepare(
      `SELECT partner_id AS id, min(number) AS first, count(*) AS users FROM admin_users GROUP BY 1 ORDER BY 1 DESC`,
    )
    .all();
  for (const { id, first, users } of partners) {
    const entries = id === northgate.id ? ENTRIES : ENTRIES_OF_OTHERS;
    database
      .prepare(
        `INSERT INTO audit_entries (partner_id, at, person, action, subject)
         WITH RECURSIVE entry(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM entry WHERE i < :entries - 1),
         mixed AS (SELECT i, (i * 7919 + i / 7) % 1009 AS mix, (i * 37 + i / 100 * 11) % 100 AS percent FROM entry),
         named AS (
           SELECT i, mix, :first + mix % :users AS anybody, :first + (mix % 3) * 2 % :users AS admin,
             CASE WHEN percent < 66 THEN 'signedIn' WHEN percent < 72 THEN 'signInFailed' WHEN percent < 75 THEN 'mfaChanged'
               WHEN percent < 84 THEN 'dataExported' WHEN percent < 87 THEN 'userInvited' WHEN percent < 88 THEN 'invitationResent'
               WHEN percent < 94 THEN 'rolesChanged' WHEN percent < 97 THEN 'accessChanged' WHEN percent < 98 THEN 'userDeactivated'
               WHEN percent < 99 THEN 'userReactivated' ELSE 'contactsChanged' END AS action
           FROM mixed)
         SELECT :partner,
           strftime('%Y-%m-%dT%H:%M:%S.000Z', :begin - (:entries - i) * ${SECONDS_BETWEEN_ENTRIES} + mix % 400, 'unixepoch'),
           CASE WHEN action IN ('signedIn', 'signInFailed', 'mfaChanged', 'dataExported') THEN anybody ELSE admin END,
           action,
           CASE WHEN action IN ('dataExported', 'contactsChanged') THEN NULL ELSE anybody END
         FROM named`,
      )
      .run({
        entries,
        first: Number(first),
        users: Number(users),
        partner: String(id),
        begin: Math.floor(begin.getTime() / 1000),
      });
  }
}

type Change = AuditEntry['changes'][number];

const roleChanges = [
  ['Regular', 'Regular, Sales'],
  ['Read-only', 'Regular'],
  ['Support', 'Support, Regular'],
  ['Regular, Sales', 'Regular'],
  ['Sales', 'Sales, Approver'],
] as const;
const desks = ['service.desk', 'operations', 'network.desk', 'billing'] as const;

/** The change of an entry of the seed. It follows from the number of the entry. */
export function seededChanges(number: number, action: string, domain: string): Change[] {
  const chance = numberOf(`audit ${number}`, 1000);
  switch (action) {
    case 'rolesChanged': {
      const [before, after] = pick(roleChanges, chance);
      return [{ field: 'roles', before, after }];
    }
    case 'accessChanged':
      return chance % 2 === 0
        ? [{ field: 'apolloAccess', before: 'No', after: 'Yes' }]
        : [{ field: 'artemisAccess', before: 'None', after: 'All pages' }];
    case 'mfaChanged':
      return [{ field: 'mfa', before: 'Text message', after: 'Authenticator app' }];
    case 'userDeactivated':
      return [{ field: 'status', before: 'Active', after: 'Deactivated' }];
    case 'userReactivated':
      return [{ field: 'status', before: 'Deactivated', after: 'Active' }];
    case 'userInvited':
      return [{ field: 'roles', before: null, after: 'Regular' }];
    case 'dataExported':
      return [{ field: 'rows', before: null, after: String(20 + chance * 9) }];
    case 'contactsChanged':
      return [
        {
          field: 'supportPrimary',
          before: `${pick(desks, chance)}@${domain}`,
          after: `${pick(desks, chance + 1)}@${domain}`,
        },
      ];
    default:
      return [];
  }
}
