import { kinds, messageOf } from '@quayside/page-kit/input';
import type { AdminContacts } from '../api.ts';

export type ContactRole = 'mso' | 'supportPrimary';

export type ContactLists = Pick<AdminContacts, ContactRole>;

export const contactRoleWords: Readonly<
  Record<ContactRole, { readonly text: string; readonly lead: string }>
> = {
  mso: { text: 'MSO', lead: 'Managed service owner: hears about contracts, works and changes.' },
  supportPrimary: { text: 'Primary Support', lead: 'Hears first about faults and the updates of cases.' },
};

/** The list with the contact who holds its role and gets the service updates; with an empty address, nobody. */
export function withChosen(contacts: ContactLists[ContactRole], email: string): ContactLists[ContactRole] {
  return contacts.map(({ chosen: _before, ...contact }) =>
    contact.email === email ? { ...contact, chosen: true } : contact,
  );
}

/**
 * Returns the reason why an address cannot be a contact of a role; undefined when it can. `index` is the place of the contact that
 * has it now.
 */
export function contactProblem(
  contacts: ContactLists[ContactRole],
  email: string,
  index: number | null,
): string | undefined {
  const typed = kinds.email.read(email)?.toLowerCase();
  if (typed === undefined) return `${messageOf(kinds.email, email)}.`;
  const isThere = contacts.some((contact, at) => at !== index && contact.email.toLowerCase() === typed);
  return isThere ? 'This address is in the list already.' : undefined;
}
