import { createPinResolver } from '@quayside/page-kit/pins';
import { getChangeRequest } from '../api.ts';
import { changeStatusWords } from '@quayside/shared/changes/changeWords.ts';
import { changeItem } from './changeItem.ts';

/** Reads the present state of a pinned change request. */
export const resolveChange = createPinResolver(
  ({ id, http, signal }) => getChangeRequest.send(http, { path: { changeRequestId: id } }, { signal }),
  (change) => ({
    ...changeItem(change),
    detail: `${change.id} · ${change.service.name}`,
    status: changeStatusWords[change.status],
  }),
);
