import { adminPaths } from '@quayside/contract/paths/admin';
import type { SearchFunction } from '@quayside/portal-core/areas';
import { createListSearch } from '@quayside/page-kit/search';
import { userStatusWords, type AdminView } from './adminWords.ts';
import { listUsers } from './api.ts';

/** Finds users by name or e-mail address: all of the company in Apollo. */
export const searchUsers = createUserSearch('apollo');

/** Finds users by name or e-mail address: those with access to Artemis. */
export const searchArtemisUsers = createUserSearch('artemis');

function createUserSearch(view: AdminView): SearchFunction {
  return createListSearch(
    {
      send: (http, { query }, options) =>
        listUsers.send(http, { query: { ...query, ...(view === 'artemis' && { view }) } }, options),
    },
    ({ id, name, email, status }) => ({
      id,
      title: name,
      detail: [email],
      href: adminPaths[view].user.href({ userId: id }),
      status: userStatusWords[status],
      identifiers: [email],
    }),
  );
}
