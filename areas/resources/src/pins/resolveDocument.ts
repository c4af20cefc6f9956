import { createPinResolver } from '@quayside/page-kit/pins';
import { getDocumentDetails } from '../api.ts';
import { fileTypeNames } from '../fileTypes.ts';
import { documentItem } from './documentItem.ts';

/** Reads a pinned document, which has no status. */
export const resolveDocument = createPinResolver(
  ({ id, http, signal }) => getDocumentDetails.send(http, { path: { documentId: id } }, { signal }),
  (document) => ({
    ...documentItem(document),
    detail: [document.categoryName, fileTypeNames[document.type], `version ${document.version}`].join(' · '),
    status: null,
  }),
);
