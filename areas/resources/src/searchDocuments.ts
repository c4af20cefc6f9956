import { documentPath } from '@quayside/contract/paths/resources';
import { formatDayOf } from '@quayside/page-kit/format';
import { createListSearch } from '@quayside/page-kit/search';
import { listDocuments } from './api.ts';
import { fileTypeNames } from './fileTypes.ts';

/** Finds documents by name, description or number; those whose name contains the words come first. */
export const searchDocuments = createListSearch(
  {
    send: (http, { query }, options) =>
      listDocuments.send(http, { query: { ...query, sort: 'relevance' } }, options),
  },
  ({ id, name, description, type, version, publishedAt }) => ({
    id,
    title: name,
    detail: [fileTypeNames[type], `Version ${version}`, formatDayOf(publishedAt)],
    href: documentPath.href({ documentId: id }),
    identifiers: [id],
    fields: [
      ['Number', id],
      ['Description', description],
    ],
  }),
);
