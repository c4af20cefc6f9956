import { createUserSearch } from '../../domain/admin/searchUsers.ts';

/** Finds users with access to Artemis. */
export const searchUsers = createUserSearch('artemis');
