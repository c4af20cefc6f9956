import type { AuditEntry, AuditPart } from '../../contract/generated/openapi.ts';
import type { QueryOf } from '../../contract/operations.ts';
import { among, containsWords, joinSql, noCondition, type Sql } from '../../store/sqlFilter.ts';
import { createReader } from '../../store/collection.ts';
import * as field from '../../store/fields.ts';
import type { World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';
import { pick } from '../../world/chance.ts';
import { adminUsers, auditEntries } from './adminUsers.ts';
import { seededChanges } from './seedAudit.ts';
import { beginOf, endOf } from '../../world/days.ts';

export type AuditFilter = Omit<Required<QueryOf<'listAuditEntries'>>, 'cursor' | 'limit'>;

/** A new audit entry. `subject` is a user by id, or anything else by name. */
export type NewAuditEntry = Pick<AuditEntry, 'action' | 'changes'> & {
  readonly subject: { readonly userId: string } | { readonly name: string };
};

export interface Audit {
  /** A part of the entries that a filter finds, the latest first. */
  read(caller: Caller, query: Required<QueryOf<'listAuditEntries'>>): AuditPart;
  /** Every entry that a filter finds, the latest first. */
  readAll(caller: Caller, filter: AuditFilter): AuditEntry[];
  /** Adds an entry. Call it within `world.write`. */
  add(caller: Caller, entry: NewAuditEntry): void;
}

const select = `SELECT e.*, p.id AS person_id, p.name AS person_name, p.email AS person_email, s.id AS subject_id, s.name AS user_name
  FROM audit_entries e JOIN admin_users p ON p.number = e.person LEFT JOIN admin_users s ON s.number = e.subject`;

const read = createReader({
  ...auditEntries.fields,
  doneBy: field.texts({ id: 'person_id', name: 'person_name' }),
  personEmail: field.text,
  user: field.orNull(field.texts({ id: 'subject_id', name: 'user_name' })),
});

type AuditRow = ReturnType<typeof read>;

function conditions({ partnerId }: Caller, { person, action, subjectId, from, to }: AuditFilter): Sql {
  const people = containsWords(`lower(name || ' ' || email)`, person);
  return joinSql(
    { text: ' WHERE e.partner_id = ?', values: [partnerId] },
    among('e.action', action),
    person.trim() === ''
      ? noCondition
      : {
          text: ` AND e.person IN (SELECT number FROM admin_users WHERE partner_id = ?${people.text})`,
          values: [partnerId, ...people.values],
        },
    subjectId === ''
      ? noCondition
      : { text: ' AND e.subject = (SELECT number FROM admin_users WHERE id = ?)', values: [subjectId] },
    from === '' ? noCondition : { text: ' AND e.at >= ?', values: [beginOf(from)] },
    to === '' ? noCondition : { text: ' AND e.at < ?', values: [endOf(to)] },
  );
}

export function createAudit(world: World): Audit {
  function numberOf(userId: string): number {
    return Number(adminUsers.first(world, 'id = ?', userId)?.number);
  }

  return {
    read(caller, { cursor, limit, ...filter }) {
      const where = conditions(caller, filter);
      const total = Number(
        world.first(`SELECT count(*) AS count FROM audit_entries e${where.text}`, ...where.values)?.['count'],
      );
      const number = Number(cursor.slice(1));
      const isNewer = cursor.startsWith('n');
      const place: Sql =
        cursor === ''
          ? noCondition
          : { text: isNewer ? ' AND e.number > ?' : ' AND e.number < ?', values: [number] };
      const bounded = joinSql(where, place);
      // One row more than requested shows whether there is another page.
      const rows = world
        .all(
          `${select}${bounded.text} ORDER BY e.number ${isNewer ? 'ASC' : 'DESC'} LIMIT ?`,
          ...bounded.values,
          limit + 1,
        )
        .map(read);
      const hasMore = rows.length > limit;
      const shown = rows.slice(0, limit);
      if (isNewer) shown.reverse();
      const first = shown.at(0)?.number;
      const last = shown.at(-1)?.number;
      return {
        items: shown.map(toEntry),
        total,
        older: last !== undefined && (isNewer || hasMore) ? `o${last}` : null,
        newer: first !== undefined && (isNewer ? hasMore : cursor !== '') ? `n${first}` : null,
      };
    },
    readAll(caller, filter) {
      const where = conditions(caller, filter);
      return world
        .all(`${select}${where.text} ORDER BY e.number DESC`, ...where.values)
        .map((row) => toEntry(read(row)));
    },
    add(caller, { action, subject, changes }) {
      auditEntries.add(world, {
        number: auditEntries.greatest(world, 'number') + 1,
        partnerId: caller.partnerId,
        at: world.now().toISOString(),
        person: numberOf(caller.id),
        action,
        subject: 'userId' in subject ? numberOf(subject.userId) : null,
        subjectName: 'name' in subject ? subject.name : null,
        changes,
      });
    },
  };
}

function toEntry(row: AuditRow): AuditEntry {
  const { number, at, action, doneBy: person } = row;
  const domain = row.personEmail.split('@')[1] ?? '';
  return {
    id: `AU-${number}`,
    at,
    person,
    action,
    subject: subjectOf(row),
    changes: row.changes ?? seededChanges(number, action, domain),
  };
}

const lists = ['Services', 'Cases', 'Users', 'Change requests'] as const;

function subjectOf({ user, action, subjectName, number }: AuditRow): AuditEntry['subject'] {
  if (user !== null) return { kind: 'user', ...user };
  if (action === 'contactsChanged') return { kind: 'contacts', id: 'contacts', name: 'Contacts' };
  const name = subjectName ?? pick(lists, number);
  return { kind: 'list', id: name.toLowerCase().replaceAll(' ', '-'), name };
}
