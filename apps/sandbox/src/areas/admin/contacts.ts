import type { AdminContacts, Contact, RoleContacts } from '../../contract/generated/openapi.ts';
import type { BodyOf } from '../../contract/operations.ts';
import { ProblemError, type FieldError } from '../../http/problem.ts';
import type { Users } from '../../store/users.ts';
import { numberOf } from '../../world/chance.ts';
import type { World } from '../../world/createWorld.ts';
import { colleaguesOf } from '../../world/people.ts';
import { requireVersion, type Caller } from '../caller.ts';
import { adminContacts } from './adminUsers.ts';
import type { Audit } from './audit.ts';

/** The contacts of a partner, with their version. */
export interface StoredContacts {
  readonly version: number;
  readonly contacts: Omit<AdminContacts, 'etag'>;
  /** An ISO 8601 moment; undefined before the first change. */
  readonly changedAt: string | undefined;
}

type NewContacts = BodyOf<'replaceContacts'>;

const roles = ['mso', 'supportPrimary'] as const;

/** The contacts of the caller's partner: those that the popup about contact roles offers. */
export function readContacts(world: World, users: Users, caller: Caller): StoredContacts {
  const row = adminContacts.first(world, 'partner_id = ?', caller.partnerId);
  return {
    version: row?.version ?? 1,
    contacts: { ...users.contacts(caller.id), changedBy: row?.changedBy ?? null },
    changedAt: row?.changedAt ?? undefined,
  };
}

/** Replaces the contacts for every demo account of the partner. */
export function replaceContacts(
  ports: { readonly world: World; readonly users: Users; readonly audit: Audit },
  caller: Caller,
  ifMatch: string,
  body: NewContacts,
): void {
  const { world, users, audit } = ports;
  world.write(() => {
    const { version, contacts: before, changedAt } = readContacts(world, users, caller);
    const stored = { version, changedBy: before.changedBy, changedAt };
    requireVersion(ifMatch, stored, 'The list of contacts', caller);
    requireUsable(body);
    const after = { mso: body.mso.map(toContact), supportPrimary: body.supportPrimary.map(toContact) };
    adminContacts.put(world, {
      partnerId: caller.partnerId,
      version: version + 1,
      changedBy: caller.name,
      changedAt: world.now().toISOString(),
    });
    for (const username of new Set([caller.id, ...colleaguesOf(caller.partnerId).map(({ id }) => id)]))
      users.patch(username, { contacts: after });
    audit.add(caller, {
      action: 'contactsChanged',
      subject: { name: 'Contacts' },
      changes: roles
        .map((field) => ({ field, before: textOf(before[field]), after: textOf(after[field]) }))
        .filter((change) => change.before !== change.after),
    });
  });
}

function requireUsable(body: NewContacts): void {
  const errors = roles.flatMap((role) => {
    const emails = body[role].map(({ email }) => email.trim().toLowerCase());
    return emails.flatMap((email, index): FieldError[] => {
      const pointer = `/${role}/${index}/email`;
      return emails.indexOf(email) === index
        ? []
        : [{ pointer, detail: 'This address is in the list already.' }];
    });
  });
  if (errors.length > 0)
    throw new ProblemError(422, 'A contact is not valid. Correct the named addresses.', { errors });
}

function toContact({ email, salesforceId }: NewContacts['mso'][number]): Contact {
  return {
    email: email.trim(),
    salesforceId: salesforceId ?? `00324000${String(numberOf(email, 1_000_000)).padStart(7, '0')}AAA`,
  };
}

function textOf(contacts: RoleContacts['mso']): string {
  return contacts.map(({ email }) => email).join(', ');
}
