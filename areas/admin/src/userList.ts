import type { adminPaths } from '@quayside/contract/paths/admin';
import { type StateOf, joinFilters } from '@quayside/portal-core/addresses';
import type { FilterBarFilter } from '@quayside/ui/FilterBar';
import { wordFilter } from '@quayside/page-kit/list';
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

export type UserListState = StateOf<typeof adminPaths.apollo.users>;

export function toUserFilter({ q, sort, filters: values }: UserListState) {
  const { mayOpen, ...joined } = joinFilters(values);
  return { q, sort, ...joined, view: mayOpen };
}

export function userFilters(
  view: AdminView,
  facets: UserList['facets'] | undefined,
): readonly FilterBarFilter[] {
  const roles = Object.fromEntries(viewRoles[view].map((role) => [role, roleWords[role].text]));
  return [
    wordFilter('status', 'Status', userStatusWords, facets?.status),
    wordFilter('role', 'Role', roles, facets?.role),
    wordFilter('mayOpen', 'May open', viewWords, facets?.view),
    wordFilter('mfa', 'Second factor', mfaWords, facets?.mfa),
    wordFilter('permission', 'Can', permissionWords, facets?.permission),
  ];
}
