import type {
  AdminContacts,
  ChosenContacts,
  Contact,
  RoleContacts,
} from '../../contract/generated/openapi.ts';
import type { BodyOf } from '../../contract/operations.ts';
import { ProblemError, type FieldError } from '../../http/problem.ts';
import type { Users } from '../../store/users.ts';
import { numberOf } from '../../world/chance.ts';
import type { World } from '../../world/createWorld.ts';
import { colleaguesOf } from '../../world/people.ts';
import { requireVersion, type Caller } from '../caller.ts';
import { adminContacts } from './adminUsers.ts';
import type { Audit } from './audit.ts';

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

interface ContactPorts {
  readonly world: World;
  readonly users: Users;
  readonly audit: Audit;
}

/** Replaces the contacts for every demo account of the partner. */
export function replaceContacts(
  ports: ContactPorts,
  caller: Caller,
  ifMatch: string,
  body: NewContacts,
): void {
  const { world, users } = ports;
  world.write(() => {
    const { version, contacts, changedAt } = readContacts(world, users, caller);
    const stored = { version, changedBy: contacts.changedBy, changedAt };
    requireVersion(ifMatch, stored, 'The list of contacts', caller);
    requireUsable(body);
    store(ports, caller, {
      mso: body.mso.map(toContact),
      supportPrimary: body.supportPrimary.map(toContact),
    });
  });
}

/** Gives each named role to a contact of its list. Once every role is held, the warning ends for the caller's colleagues too. */
export function chooseContacts(ports: ContactPorts, caller: Caller, chosen: ChosenContacts): void {
  const { world, users } = ports;
  world.write(() => {
    const { contacts } = readContacts(world, users, caller);
    const after = (role: (typeof roles)[number]): RoleContacts['mso'] =>
      chosen[role] === undefined
        ? contacts[role]
        : contacts[role].map(({ email, salesforceId }) =>
            toContact({ email, salesforceId, chosen: salesforceId === chosen[role] }),
          );
    const lists = { mso: after('mso'), supportPrimary: after('supportPrimary') };
    store(ports, caller, lists);
    const isComplete = roles.every((role) => lists[role].length === 0 || lists[role].some(isChosen));
    for (const username of isComplete ? accountsOf(caller) : [caller.id])
      users.settleNotification(username, 'CONTACT_ROLE_MANAGEMENT_WARNING');
  });
}

function store({ world, users, audit }: ContactPorts, caller: Caller, after: RoleContacts): void {
  const { version, contacts: before } = readContacts(world, users, caller);
  const changes = roles
    .map((field) => ({ field, before: textOf(before[field]), after: textOf(after[field]) }))
    .filter((change) => change.before !== change.after);
  if (changes.length === 0) return;
  adminContacts.put(world, {
    partnerId: caller.partnerId,
    version: version + 1,
    changedBy: caller.name,
    changedAt: world.now().toISOString(),
  });
  for (const username of accountsOf(caller)) users.patch(username, { contacts: after });
  audit.add(caller, { action: 'contactsChanged', subject: { name: 'Contacts' }, changes });
}

function accountsOf(caller: Caller): readonly string[] {
  return [...new Set([caller.id, ...colleaguesOf(caller.partnerId).map(({ id }) => id)])];
}

function requireUsable(body: NewContacts): void {
  const errors = roles.flatMap((role) => {
    const emails = body[role].map(({ email }) => email.trim().toLowerCase());
    const repeated = emails.flatMap((email, index): FieldError[] => {
      const pointer = `/${role}/${index}/email`;
      return emails.indexOf(email) === index
        ? []
        : [{ pointer, detail: 'This address is in the list already.' }];
    });
    return body[role].filter(isChosen).length > 1
      ? repeated.concat({ pointer: `/${role}`, detail: 'Choose one contact of the role only.' })
      : repeated;
  });
  if (errors.length > 0)
    throw new ProblemError(422, 'A contact is not valid. Correct the named addresses.', { errors });
}

function toContact({ email, salesforceId, chosen }: NewContacts['mso'][number]): Contact {
  return {
    email: email.trim(),
    salesforceId: salesforceId ?? `00324000${String(numberOf(email, 1_000_000)).padStart(7, '0')}AAA`,
    ...(chosen === true && { chosen }),
  };
}

function isChosen({ chosen }: Pick<Contact, 'chosen'>): boolean {
  return chosen === true;
}

function textOf(contacts: RoleContacts['mso']): string {
  return contacts.map(({ email, chosen }) => (chosen === true ? `${email} (chosen)` : email)).join(', ');
}
