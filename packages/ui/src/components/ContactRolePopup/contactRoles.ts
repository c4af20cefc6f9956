import { serverMessage } from '../Dialog/serverMessage.ts';

/** The roles that receive service updates: MSO and primary support. */
export type ContactRole = 'mso' | 'supportPrimary';

/**
 * A contact who may hold a role. A contact without an id cannot be chosen; one without an e-mail is shown by its
 * id.
 */
export type RoleContact = {
  /** Shown as the name of the contact. Default: the `salesforceId`. */
  email?: string | null | undefined;
  /** Identifies the contact. A contact without one is left out. */
  salesforceId?: string | null | undefined;
  /** Whether the contact holds the role already. The warning leaves such a role out. */
  chosen?: boolean | null | undefined;
};

/** The contacts for each role, as the server sends them. A role without contacts is left out. */
export type RoleContacts = { [Role in ContactRole]?: readonly RoleContact[] | null | undefined };

/** The `salesforceId` chosen for each role. A role without a choice is left out. */
export type ContactRoleValues = { [Role in ContactRole]?: string };

export type RoleChoice = {
  role: ContactRole;
  contacts: readonly { name: string; id: string }[];
  chosen: string | undefined;
  /** Whether the server has a contact for the role. */
  isSet: boolean;
};

/** Every role, in display order. */
export const contactRoles: readonly ContactRole[] = ['mso', 'supportPrimary'];

/** The roles with contacts to choose from. A single contact is chosen already. */
export function roleChoices(
  lists: RoleContacts | null | undefined,
  values: ContactRoleValues,
): readonly RoleChoice[] {
  return contactRoles
    .map((role) => choiceOf(role, lists?.[role], values[role]))
    .filter(({ contacts }) => contacts.length > 0);
}

/** The payload: the roles with a contact. */
export function chosenValues(choices: readonly RoleChoice[]): ContactRoleValues {
  const values: ContactRoleValues = {};
  for (const { role, chosen } of choices) if (chosen !== undefined) values[role] = chosen;
  return values;
}

/** The values with one role changed. An empty id clears the role. */
export function withValue(values: ContactRoleValues, role: ContactRole, id: string): ContactRoleValues {
  const next = { ...values };
  if (id === '') delete next[role];
  else next[role] = id;
  return next;
}

function choiceOf(role: ContactRole, list: unknown, value: string | undefined): RoleChoice {
  // By id, because the list may contain the same contact twice.
  const byId = new Map<string, string>();
  for (const entry of Array.isArray(list) ? list : []) addContact(byId, entry);
  const contacts = Array.from(byId, ([id, name]) => ({ id, name }));
  const only = contacts.length === 1 ? contacts[0]?.id : undefined;
  const known = value !== undefined && byId.has(value) ? value : undefined;
  const isSet = Array.isArray(list) && list.some((entry: RoleContact | null) => entry?.chosen === true);
  return { role, contacts, chosen: only ?? known, isSet };
}

function addContact(byId: Map<string, string>, entry: unknown): void {
  if (typeof entry !== 'object' || entry === null) return;
  const id = 'salesforceId' in entry ? serverMessage(entry.salesforceId, '') : '';
  if (id === '') return;
  byId.set(id, 'email' in entry ? serverMessage(entry.email, id) : id);
}
