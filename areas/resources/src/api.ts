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

export type FileType = v.InferOutput<typeof fileType>;
export type DocumentSummary = DocumentList['items'][number];
export type DocumentList = v.InferOutput<typeof documentList>;
export type DocumentDetails = v.InferOutput<typeof documentDetails>;

export const listDocuments = defineCall('listDocuments', { schema: documentList });
export const getDocumentDetails = defineCall('getDocumentDetails', { schema: documentDetails });
/** The timeout of a file: large files on a slow line need minutes. */
export const fileOptions: SendOptions = { timeoutMs: 300_000 };
export const getDocumentFile = defineCall('getDocumentFile', { responseType: 'blob', cached: false });
/** Gets the current files of several documents as one ZIP. */
export const createDocumentArchive = defineCall('createDocumentArchive', { responseType: 'blob' });

const invalidates = [listDocuments, getDocumentDetails];

export const acceptDocumentTerms = defineCall('acceptDocumentTerms', { invalidates });
export const followDocument = defineCall('followDocument', { invalidates });
export const unfollowDocument = defineCall('unfollowDocument', { invalidates });
export const followDocumentCategory = defineCall('followDocumentCategory', { invalidates });
export const unfollowDocumentCategory = defineCall('unfollowDocumentCategory', { invalidates });
export const recordResourcesVisit = defineCall('recordResourcesVisit');
