import { createPinResolver } from '@quayside/page-kit/pins';
import { getApproval } from '../api.ts';
import { approvalKindWords, approvalStatusWords } from '../approvalWords.ts';
import { approvalItem } from './approvalItem.ts';

export const resolveApproval = createPinResolver(
  ({ id, http, signal }) => getApproval.send(http, { path: { approvalId: id } }, { signal }),
  (approval) => ({
    ...approvalItem(approval),
    detail: `${approval.id} · ${approvalKindWords[approval.kind]}`,
    status: approvalStatusWords[approval.status],
  }),
);
