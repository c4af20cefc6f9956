import type { UserRole, UserSummary } from '../../contract/generated/openapi.ts';
import { fenwick, halden, northgate } from '../../seed/partners.ts';
import { isAmong, numberOf, pick, pickBy } from '../../world/chance.ts';
import { seedUsers } from '../../seed/people.ts';
import { colleaguesOf } from '../../world/people.ts';
import { firstApproversOf } from '../approvals/approvers.ts';
import { rightsOfClaims, type AdminRights } from './accountRights.ts';

/** A user as the world begins. Times are minutes before that. */
export interface SeedUser extends Omit<UserSummary, 'lastSignInAt' | 'status'> {
  readonly status: 'active' | 'invited' | 'deactivated';
  readonly partnerId: string;
  readonly createdMinutesAgo: number;
  readonly signedInMinutesAgo: number | null;
  readonly invitedMinutesAgo: number | null;
}

const DAY_MINUTES = 24 * 60;
const firstNames = [
  'Aisha', 'Alan', 'Beatriz', 'Callum', 'Chidi', 'Daniela', 'Dylan', 'Eilidh', 'Elena', 'Farid', 'Gareth', 'Gwen', 'Harriet',
  'Imran', 'Ingrid', 'Jasmine', 'Joel', 'Kavita', 'Kieran', 'Leila', 'Lorcan', 'Maeve', 'Malik', 'Nadia', 'Niall', 'Olga',
  'Pavel', 'Rhian', 'Rosa', 'Samir', 'Sinéad', 'Tariq', 'Tessa', 'Ugo', 'Vera', 'Wei', 'Xanthe', 'Yara', 'Zoë', 'Zubair',
]; // prettier-ignore
const lastNames = [
  'Abbott', 'Bannerjee', 'Carmichael', 'Doyle', 'Eriksen', 'Fairweather', 'Gallagher', 'Hussain', 'Ibrahim', 'Jankowski',
  'Kaur', 'Lambert', 'MacDonald', 'Nwosu', 'Ogilvie', 'Pereira', 'Quigley', 'Robertson', 'Sandhu', 'Thornbury', 'Underwood',
  'Vasquez', 'Wainwright', 'Yilmaz', 'Zielinski', 'Ashworth', 'Bexley',
]; // prettier-ignore

// The id of a user is a name, so each partner has its own names, from the index `firstName` on.
const partners = [
  { id: northgate.id, domain: 'northgate.example', users: 1000, firstName: 0 },
  { id: fenwick.id, domain: 'fenwick.example', users: 24, firstName: 1000 },
  { id: halden.id, domain: 'halden.example', users: 36, firstName: 1030 },
];

const apolloRoles: readonly (readonly UserRole[])[] = [
  ['regular'],
  ['regular'],
  ['readOnly'],
  ['readOnly'],
  ['support'],
  ['support', 'regular'],
  ['sales'],
  ['regular', 'sales'],
  ['sales', 'approver'],
];
const artemisRoles: readonly (readonly UserRole[])[] = [
  ['ordering'],
  ['inventory'],
  ['artemisReadOnly'],
  ['ordering', 'inventory'],
];

/** Every user of every partner, the same on every machine. */
export function createSeedUsers(): SeedUser[] {
  const accounts = new Map(seedUsers().map(({ username, claims }) => [username, rightsOfClaims(claims)]));
  return partners.flatMap(({ id, domain, users, firstName }) => {
    const colleagues = colleaguesOf(id);
    const invited = id === northgate.id ? ['Freya Nakamura', 'Oscar Bellamy'] : [];
    const others = users - colleagues.length - invited.length;
    const newcomers = Array.from({ length: others }, (_each, index) => {
      const name = nameOf(firstName + index);
      return toNewcomer(identify(name, domain, id), name);
    });
    return colleagues
      .map((person) => toUser(person, { account: accounts.get(person.id) }))
      .concat(
        invited.map((name, index) => toInvited(identify(name, domain, id), index === 0 ? 2 : 9)),
        newcomers,
      );
  });
}

/** A user who is invited, active or deactivated, by chance. */
function toNewcomer(person: Person, name: string): SeedUser {
  const { id, email, partnerId } = person;
  if (isAmong(4, id)) return toInvited(person, 1 + numberOf(id, 14));
  return toUser({ id, email, partnerId, name }, { isDeactivated: isAmong(5, `${id} left`) });
}

function nameOf(index: number): string {
  return `${pick(firstNames, index)} ${pick(lastNames, Math.floor(index / firstNames.length) + index)}`;
}

interface Person {
  readonly id: string;
  readonly email: string;
  readonly partnerId: string;
}

function identify(name: string, domain: string, partnerId: string): Person {
  const id = name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z]+/g, '.');
  return { id, email: `${id}@${domain}`, partnerId };
}

function toUser(
  { id, name, email, partnerId }: Person & { readonly name: string },
  {
    account,
    isDeactivated = false,
  }: { readonly account?: AdminRights | undefined; readonly isDeactivated?: boolean },
): SeedUser {
  return {
    id,
    name,
    email,
    partnerId,
    status: isDeactivated ? 'deactivated' : 'active',
    ...(account ?? rightsOf(id, partnerId)),
    mfa: id === 'amelia' ? 'app' : pickBy(['app', 'app', 'app', 'sms', 'none'] as const, `${id} mfa`),
    createdMinutesAgo: (60 + numberOf(id, 900)) * DAY_MINUTES,
    signedInMinutesAgo:
      account === undefined ? lastSignInOf(id, isDeactivated) : 30 + numberOf(id, DAY_MINUTES),
    invitedMinutesAgo: null,
  };
}

function lastSignInOf(id: string, isDeactivated: boolean): number | null {
  if (isAmong(3, `${id} never`)) return null;
  return 30 + numberOf(`${id} seen`, 60 * DAY_MINUTES) * (isDeactivated ? 3 : 1);
}

function toInvited(person: Person, daysAgo: number): SeedUser {
  return {
    ...person,
    name: person.email,
    status: 'invited',
    ...rightsOf(person.id, person.partnerId),
    mfa: 'none',
    createdMinutesAgo: daysAgo * DAY_MINUTES,
    signedInMinutesAgo: null,
    invitedMinutesAgo: daysAgo * DAY_MINUTES,
  };
}

function rightsOf(id: string, partnerId: string): AdminRights {
  const isCarrier = partnerId === halden.id;
  const apolloAccess = !isCarrier && !isAmong(6, `${id} apollo`);
  const hasArtemis = isCarrier || isAmong(22, `${id} artemis`);
  const artemisAccess = hasArtemis ? (isAmong(80, `${id} pages`) ? 'full' : 'dashboard') : 'none';
  const isApprover = firstApproversOf(partnerId).some((each) => each.id === id);
  const isAdmin = ['priya.shah', 'hannah.whitfield'].includes(id) || isAmong(0.4, `${id} admin`);
  return {
    roles: [
      ...(isAdmin ? (['admin'] as const) : []),
      ...(apolloAccess ? pickBy(apolloRoles, id).filter((role) => role !== 'approver') : []),
      ...(isApprover || (apolloAccess && pickBy(apolloRoles, id).includes('approver'))
        ? (['approver'] as const)
        : []),
      ...(hasArtemis ? pickBy(artemisRoles, `${id} role`) : []),
    ],
    apolloAccess,
    artemisAccess,
  };
}
