import type { SendOptions } from '@quayside/portal-core/calls';
import { defineCall } from '@quayside/contract/calls/resources';
import * as v from 'valibot';
import { moment } from '@quayside/page-kit/schema';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const fileType = v.picklist(['pdf', 'csv', 'txt']);

const summaryEntries = {
  id: v.string(),
  name: v.string(),
  description: v.string(),
  category: v.string(),
  type: fileType,
  size: count,
  version: v.string(),
  publishedAt: moment,
  confidentiality: v.picklist(['none', 'termsRequired', 'termsAccepted']),
  isNew: v.boolean(),
  isFollowed: v.boolean(),
};

const documentList = v.object({
  total: count,
  newSince: moment,
  items: v.array(v.object(summaryEntries)),
  facets: v.object({
    categories: v.array(v.object({ id: v.string(), name: v.string(), count, isFollowed: v.boolean() })),
    types: v.array(v.object({ id: fileType, count })),
    show: v.object({ all: count, new: count, followed: count }),
  }),
});

const documentDetails = v.object({
  ...summaryEntries,
  categoryName: v.string(),
  fileName: v.string(),
  owner: v.string(),
  confidentialityTerms: v.nullable(v.string()),
  versions: v.array(v.object({ version: v.string(), publishedAt: moment, size: count, change: v.string() })),
  relatedEntities: v.array(
    v.object({ kind: v.picklist(['service', 'order']), id: v.string(), name: v.string() }),
  ),
});

/** The type of a document's file. */
export type FileType = v.InferOutput<typeof fileType>;
/** A document as the list shows it. */
export type DocumentSummary = DocumentList['items'][number];
/** One page of documents with the counts of each filter. */
export type DocumentList = v.InferOutput<typeof documentList>;
/** A document with its versions and its related items. */
export type DocumentDetails = v.InferOutput<typeof documentDetails>;

export const listDocuments = defineCall('listDocuments', { schema: documentList });
export const getDocumentDetails = defineCall('getDocumentDetails', { schema: documentDetails });
/** The timeout of a file: large files on a slow line need minutes. */
export const fileOptions: SendOptions = { timeoutMs: 300_000 };
/** Gets the file of one version. */
export const getDocumentFile = defineCall('getDocumentFile', { responseType: 'blob', cached: false });
/** Gets the current files of several documents as one ZIP. */
export const createDocumentArchive = defineCall('createDocumentArchive', { responseType: 'blob' });

const invalidates = [listDocuments, getDocumentDetails];

/** Accepts the terms of a confidential document. */
export const acceptDocumentTerms = defineCall('acceptDocumentTerms', { invalidates });
export const followDocument = defineCall('followDocument', { invalidates });
/** Stops following a document. */
export const unfollowDocument = defineCall('unfollowDocument', { invalidates });
export const followDocumentCategory = defineCall('followDocumentCategory', { invalidates });
/** Stops following a category. */
export const unfollowDocumentCategory = defineCall('unfollowDocumentCategory', { invalidates });
/** Says that the user looks at the documents now. */
export const recordResourcesVisit = defineCall('recordResourcesVisit');
