import type { CallInput } from '@quayside/contract';
import type { FilterBarFilter } from '@quayside/ui/FilterBar';
import { wordFilter } from '../list/filterOptions.ts';
import { createListAddress, joinFilters, type ListAddress, type ListState } from '../list/listAddress.ts';
import {
  mfaWords,
  permissionWords,
  roleWords,
  userStatusWords,
  viewRoles,
  viewWords,
  type AdminView,
} from './adminWords.ts';
import type { UserList } from './api.ts';

const filters = {
  status: Object.keys(userStatusWords),
  role: Object.keys(roleWords),
  view: Object.keys(viewWords),
  mfa: Object.keys(mfaWords),
  permission: Object.keys(permissionWords),
};

/** The sorts of the list. */
export const userSorts = ['name', '-name', 'email', '-email', '-lastSignInAt', 'lastSignInAt'] as const;

/** The state of the list, read from its address. */
export type UserListState = ListState<keyof typeof filters, (typeof userSorts)[number]>;

/** The address of the list. */
export const userListAddress: ListAddress<UserListState> = createListAddress({ filters, sorts: userSorts });

/** Converts the state of the list to the query of its call. */
export function toUserFilter({ q, sort, filters: values }: UserListState) {
  return { q, sort, ...joinFilters(values) };
}

/** Converts the state of the list to the input of its call. */
export function toUserListInput(state: UserListState): CallInput<'listUsers'> {
  const { page, pageSize } = state;
  return { query: { ...toUserFilter(state), page, pageSize } };
}

/** The filters of the bar, with the number of users that each value leaves. */
export function userFilters(
  view: AdminView,
  facets: UserList['facets'] | undefined,
): readonly FilterBarFilter[] {
  const roles = Object.fromEntries(viewRoles[view].map((role) => [role, roleWords[role].text]));
  return [
    wordFilter('status', 'Status', userStatusWords, facets?.status),
    wordFilter('role', 'Role', roles, facets?.role),
    wordFilter('view', 'May open', viewWords, facets?.view),
    wordFilter('mfa', 'Second factor', mfaWords, facets?.mfa),
    wordFilter('permission', 'Can', permissionWords, facets?.permission),
  ];
}
