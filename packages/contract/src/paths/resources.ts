import { definePath, listQuery, oneOf } from '@quayside/portal-core/addresses';

/** The list of documents. The sort `best` is by relevance in a search, else newest first. */
export const documentsPath = definePath('/resource', {
  query: listQuery({
    filters: {
      category: /^[a-z-]{1,40}$/,
      type: ['pdf', 'csv', 'txt'],
      show: oneOf('new', 'followed'),
    },
    sorts: ['best', 'name', '-name', 'published', '-published', 'size', '-size'],
  }),
});

export const documentPath = definePath('/resource/:documentId');
