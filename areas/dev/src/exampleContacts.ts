import type { UseNotificationsResult } from '@quayside/portal-core/react';

type Preview = NonNullable<Parameters<UseNotificationsResult['preview']>[1]>;
type RoleContacts = NonNullable<Preview['contacts']>;

/** The number of contacts of a role. The popup shows each case differently. */
export type ContactCount = 'none' | 'one' | 'several';

const first = { email: 'operations@example.com', salesforceId: '003000000000001AAA' };

/** Example contacts. One has a very long address. */
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

export function exampleContacts(counts: Readonly<Record<keyof RoleContacts, ContactCount>>): RoleContacts {
  return { mso: contacts[counts.mso], supportPrimary: contacts[counts.supportPrimary] };
}
