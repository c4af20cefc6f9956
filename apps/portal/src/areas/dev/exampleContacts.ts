import type { UseNotificationsResult } from '@quayside/portal-core/react';

type Preview = NonNullable<Parameters<UseNotificationsResult['preview']>[1]>;
type RoleContacts = NonNullable<Preview['contacts']>;

/** How many contacts a role has to choose from; each is drawn in its own way. */
export type ContactCount = 'none' | 'one' | 'several';

const first = { email: 'operations@example.com', salesforceId: '003000000000001AAA' };

/** Contacts to look at; one of them has an address that is as long as they get. */
const contacts: Readonly<Record<ContactCount, RoleContacts['mso']>> = {
  none: [],
  one: [first],
  several: [
    first,
    { email: 'service.desk@example.com', salesforceId: '003000000000002AAA' },
    {
      email: 'the.people.who.look.after.the.network.at.night@a-company-with-a-long-name.example.com',
      salesforceId: '003000000000003AAA',
    },
  ],
};

/** The contacts of a preview with so many for each role. */
export function exampleContacts(counts: Readonly<Record<keyof RoleContacts, ContactCount>>): RoleContacts {
  return { mso: contacts[counts.mso], supportPrimary: contacts[counts.supportPrimary] };
}
