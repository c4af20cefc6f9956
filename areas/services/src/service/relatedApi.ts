import { defineCall } from '@quayside/contract/calls/resources';
import * as v from 'valibot';
import { count, moment } from '@quayside/page-kit/schema';

const serviceDocuments = v.object({
  total: count,
  items: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      description: v.string(),
      type: v.picklist(['pdf', 'csv', 'txt']),
      size: count,
      version: v.string(),
      publishedAt: moment,
    }),
  ),
});

export type ServiceDocuments = v.InferOutput<typeof serviceDocuments>;

export const listServiceDocuments = defineCall('listDocuments', { schema: serviceDocuments });
