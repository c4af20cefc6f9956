import { createUserSearch } from '../../domain/admin/searchUsers.ts';

/** Finds users of the company. */
export const searchUsers = createUserSearch('apollo');
