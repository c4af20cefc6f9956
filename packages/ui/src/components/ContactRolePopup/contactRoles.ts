import { serverWords } from '../Dialog/serverWords.ts';

/** The roles that receive service updates: MSO, and the primary contact for support. */
export type ContactRole = 'mso' | 'supportPrimary';

/** Somebody who may hold a role. One without an id can't be chosen; one without an e-mail is shown by the id. */
export type RoleContact = { email?: string | null | undefined; salesforceId?: string | null | undefined };

/** Who may hold each role, as the server sends it. Nobody, or no list at all, leaves the role out. */
export type RoleContacts = { [Role in ContactRole]?: readonly RoleContact[] | null | undefined };

/** The `salesforceId` chosen for a role; a role without one is left out. */
export type ContactRoleValues = { [Role in ContactRole]?: string };

/** A role with the contacts one can choose from, and the one that is chosen, if there is. */
export type RoleChoice = {
  role: ContactRole;
  contacts: readonly { name: string; id: string }[];
  chosen: string | undefined;
};

/** All of them, in the order they are shown in. */
export const contactRoles: readonly ContactRole[] = ['mso', 'supportPrimary'];

/** The roles there is something to choose for. Where there is one contact only, it is chosen. */
export function roleChoices(
  lists: RoleContacts | null | undefined,
  values: ContactRoleValues,
): readonly RoleChoice[] {
  return contactRoles
    .map((role) => choiceOf(role, lists?.[role], values[role]))
    .filter(({ contacts }) => contacts.length > 0);
}

/** What is sent: the roles with a contact. */
export function chosenValues(choices: readonly RoleChoice[]): ContactRoleValues {
  const values: ContactRoleValues = {};
  for (const { role, chosen } of choices) if (chosen !== undefined) values[role] = chosen;
  return values;
}

/** The values with another one for a role; an empty id takes it back. */
export function withValue(values: ContactRoleValues, role: ContactRole, id: string): ContactRoleValues {
  const next = { ...values };
  if (id === '') delete next[role];
  else next[role] = id;
  return next;
}

function choiceOf(role: ContactRole, list: unknown, value: string | undefined): RoleChoice {
  // By id, because somebody listed twice is one contact.
  const byId = new Map<string, string>();
  for (const entry of Array.isArray(list) ? list : []) addContact(byId, entry);
  const contacts = Array.from(byId, ([id, name]) => ({ id, name }));
  const only = contacts.length === 1 ? contacts[0]?.id : undefined;
  const known = value !== undefined && byId.has(value) ? value : undefined;
  return { role, contacts, chosen: only ?? known };
}

function addContact(byId: Map<string, string>, entry: unknown): void {
  if (typeof entry !== 'object' || entry === null) return;
  const id = 'salesforceId' in entry ? serverWords(entry.salesforceId, '') : '';
  if (id === '') return;
  byId.set(id, 'email' in entry ? serverWords(entry.email, id) : id);
}
