import { approvalPath } from '@quayside/contract/paths/approvals';
import { createListSearch } from '@quayside/page-kit/search';
import { listApprovals } from './api.ts';
import { approvalKindWords, approvalStatusWords } from './approvalWords.ts';

/** Finds all approvals of the company by number, title, subject or requester. */
export const searchApprovals = createListSearch(
  {
    send: (http, { query }, options) =>
      listApprovals.send(http, { query: { ...query, scope: 'all' } }, options),
  },
  ({ id, title, kind, subject, requestedBy, status }) => ({
    id,
    title,
    detail: [id, approvalKindWords[kind]],
    href: approvalPath.href({ approvalId: id }),
    status: approvalStatusWords[status],
    identifiers: [id],
    fields: [
      ['About', subject.id],
      ['About', subject.name],
      ['Requested by', requestedBy.name],
    ],
  }),
);
