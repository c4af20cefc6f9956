import type { RoleContacts } from '../contract/generated/openapi.ts';
import { hashPassword } from '../store/password.ts';
import type { NewUser } from '../store/users.ts';
import { fenwick, halden, northgate, tidewell, type Partner } from './partners.ts';

export const demoPassword = 'quayside';

/** The hash that all demo accounts share, so that a reset computes none. */
let demoHash: string | undefined;

interface Person {
  id: string;
  username: string;
  name: readonly [given: string, family: string];
  domain: string;
  partner: Partner;
  roles?: readonly string[];
  apollo: boolean;
  artemis: boolean;
  artemisPages: boolean;
  agreed?: boolean;
  pendingNotifications?: readonly string[];
  contacts: RoleContacts;
}

const northgateContacts: RoleContacts = {
  mso: [
    { email: 'priya.shah@northgate.example', salesforceId: '0032400000NGc01AAA' },
    { email: 'tom.ellery@northgate.example', salesforceId: '0032400000NGc02AAB' },
  ],
  supportPrimary: [
    { email: 'service.desk@northgate.example', salesforceId: '0032400000NGc03AAC' },
    { email: 'tom.ellery@northgate.example', salesforceId: '0032400000NGc02AAB' },
    { email: 'lena.fischer@northgate.example', salesforceId: '0032400000NGc04AAD' },
  ],
};

const fenwickContacts: RoleContacts = {
  mso: [{ email: 'operations@fenwick.example', salesforceId: '0032400000FWc01AAA' }],
  supportPrimary: [
    { email: 'it.support@fenwick.example', salesforceId: '0032400000FWc02AAB' },
    { email: 'ruth.adeyemi@fenwick.example', salesforceId: '0032400000FWc03AAC' },
  ],
};

const haldenContacts: RoleContacts = {
  mso: [{ email: 'noc@halden.example', salesforceId: '0032400000HDc01AAA' }],
  supportPrimary: [{ email: 'noc@halden.example', salesforceId: '0032400000HDc01AAA' }],
};

const people: readonly Person[] = [
  {
    id: '6f1b1d0a-5a53-4d0e-9c39-1c6c8b8f0a01',
    username: 'amelia',
    name: ['Amelia', 'Hartley'],
    domain: 'northgate.example',
    partner: northgate,
    roles: ['regular', 'sales', 'support', 'ordering', 'approver', 'portal-admin', 'developer'],
    apollo: true,
    artemis: true,
    artemisPages: true,
    contacts: northgateContacts,
  },
  {
    id: '6f1b1d0a-5a53-4d0e-9c39-1c6c8b8f0a02',
    username: 'noor',
    name: ['Noor', 'Rahman'],
    domain: 'northgate.example',
    partner: northgate,
    roles: ['regular', 'sales', 'ordering'],
    apollo: true,
    artemis: true,
    artemisPages: true,
    agreed: false,
    pendingNotifications: ['WELCOME', 'MARKETING', 'CONTACT_ROLE_MANAGEMENT_WARNING'],
    contacts: northgateContacts,
  },
  {
    id: '6f1b1d0a-5a53-4d0e-9c39-1c6c8b8f0a03',
    username: 'ben',
    name: ['Ben', 'Okafor'],
    domain: 'fenwick.example',
    partner: fenwick,
    roles: ['regular'],
    apollo: true,
    artemis: false,
    artemisPages: false,
    contacts: fenwickContacts,
  },
  {
    id: '6f1b1d0a-5a53-4d0e-9c39-1c6c8b8f0a04',
    username: 'chloe',
    name: ['Chloé', 'Lindqvist'],
    domain: 'halden.example',
    partner: halden,
    roles: ['ordering'],
    apollo: false,
    artemis: true,
    artemisPages: true,
    contacts: haldenContacts,
  },
  {
    id: '6f1b1d0a-5a53-4d0e-9c39-1c6c8b8f0a05',
    username: 'idris',
    name: ['Idris', 'Vaughan'],
    domain: 'halden.example',
    partner: halden,
    roles: ['artemis-read-only'],
    apollo: false,
    artemis: true,
    artemisPages: false,
    contacts: haldenContacts,
  },
  {
    id: '6f1b1d0a-5a53-4d0e-9c39-1c6c8b8f0a06',
    username: 'grace',
    name: ['Grace', 'Whitcombe'],
    domain: 'tidewell.example',
    partner: tidewell,
    apollo: false,
    artemis: false,
    artemisPages: false,
    contacts: { mso: [], supportPrimary: [] },
  },
];

/** The sign-in form's description of each demo account. */
export const demoAccounts: readonly { username: string; summary: string }[] = [
  { username: 'amelia', summary: 'all access, every action' },
  { username: 'noor', summary: 'first sign-in, everything pending' },
  { username: 'ben', summary: 'Apollo only, fewer products' },
  { username: 'chloe', summary: 'Artemis only' },
  { username: 'idris', summary: 'Artemis without its pages, read-only' },
  { username: 'grace', summary: 'neither view' },
];

export function seedUsers(): NewUser[] {
  return people.map(toNewUser);
}

function toNewUser(person: Person): NewUser {
  const [givenName, familyName] = person.name;
  return {
    id: person.id,
    username: person.username,
    passwordHash: (demoHash ??= hashPassword(demoPassword)),
    claims: {
      preferred_username: person.username,
      given_name: givenName,
      family_name: familyName,
      name: `${givenName} ${familyName}`,
      email: `${person.username}.${familyName.toLowerCase()}@${person.domain}`,
      email_verified: true,
      roles: person.roles ?? [],
      partner: person.partner,
      agreedToTermsOfUse: person.agreed ?? true,
      apolloAccess: person.apollo,
      artemisAccess: person.artemis,
      artemisPagesAccess: person.artemisPages,
    },
    pendingNotifications: person.pendingNotifications ?? [],
    contacts: person.contacts,
  };
}
