import {
  choices,
  eachPart,
  recordedChange,
  whole,
  withoutCache,
  type PartMerge,
} from '@quayside/page-kit/versions';
import * as v from 'valibot';
import { artemisAccessWords, inOrder, roleNames, rolesIn, type AdminView } from '../adminWords.ts';
import type { DescribedField, VersionedFormCalls } from '@quayside/page-kit/form';
import { editUser, getUser, userRole, type UserDetails, type UserRole, type UserSummary } from '../api.ts';

export type Rights = Pick<UserSummary, 'roles' | 'apolloAccess' | 'artemisAccess'>;

export const rightsEntries = {
  roles: v.array(userRole),
  apolloAccess: v.boolean(),
  artemisAccess: v.picklist(['none', 'dashboard', 'full']),
};

const rightsSchema: v.GenericSchema<Rights> = v.object(rightsEntries);

export function rightsOf({ roles, apolloAccess, artemisAccess }: UserDetails): Rights {
  return { roles: inOrder(roles), apolloAccess, artemisAccess };
}

const mergeRoles = choices<UserRole>();

/** What two admins add to the roles and remove from them is kept. */
const rightsMerge: PartMerge<Rights> = eachPart<Rights>({
  roles(id, versions, decisions) {
    const { value, clashes } = mergeRoles(id, versions, decisions);
    return { value: inOrder(value), clashes };
  },
  apolloAccess: whole(),
  artemisAccess: whole(),
});

/** The rights as text, for comparing two versions. */
export function rightsFacts(
  view: AdminView,
  { roles, apolloAccess, artemisAccess }: Rights,
): readonly DescribedField[] {
  const other = view === 'apollo' ? 'artemis' : 'apollo';
  const otherRoles = rolesIn(other, roles).filter((role) => role !== 'admin');
  return [
    { id: 'roles', term: 'Roles', text: roleNames(rolesIn(view, roles)) || 'No role' },
    {
      id: 'otherRoles',
      term: view === 'apollo' ? 'Roles in Artemis' : 'Roles in Apollo',
      text: roleNames(otherRoles) || 'No role',
      of: ['roles'],
    },
    { id: 'apolloAccess', term: 'Apollo', text: apolloAccess ? 'All pages' : 'No access' },
    { id: 'artemisAccess', term: 'Artemis', text: artemisAccessWords[artemisAccess] },
  ];
}

export function rightsForm(view: AdminView, user: UserDetails): VersionedFormCalls<UserDetails, Rights> {
  return {
    key: `admin-rights-${view}-${user.id}`,
    noun: 'user',
    thing: user,
    schema: rightsSchema,
    valuesOf: rightsOf,
    merge: rightsMerge,
    describe: (rights) => rightsFacts(view, rights),
    changeOf: recordedChange,
    send: (http, body, { id, etag }) => editUser.send(http, { path: { userId: id }, body, etag }),
    read: (http) => getUser.send(http, { path: { userId: user.id } }, withoutCache),
  };
}
