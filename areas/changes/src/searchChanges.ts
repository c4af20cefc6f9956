import { changePath } from '@quayside/contract/paths/services';
import { createListSearch } from '@quayside/page-kit/search';
import { listChangeRequests } from '@quayside/shared/changes/api.ts';
import { changeStatusWords } from '@quayside/shared/changes/changeWords.ts';

/** Finds change requests by id, title, service or site. */
export const searchChanges = createListSearch(
  listChangeRequests,
  ({ id, title, service, siteName, status }) => ({
    id,
    title,
    detail: [id, service.name],
    href: changePath.href({ id }),
    status: changeStatusWords[status],
    identifiers: [id],
    fields: [
      ['Service', service.id],
      ['Site', siteName],
    ],
  }),
);
