import { entityTag } from '../schema/entityTag.ts';
import { defineCall } from '@quayside/portal-core/calls/saved-views';
import * as v from 'valibot';

const savedViews = v.object({
  etag: entityTag,
  items: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      query: v.string(),
      columns: v.array(v.string()),
      isDefault: v.boolean(),
    }),
  ),
});

export type StoredViews = v.InferOutput<typeof savedViews>;

export const listSavedViews = defineCall('listSavedViews', { schema: savedViews });
export const replaceSavedViews = defineCall('replaceSavedViews', {
  schema: savedViews,
  invalidates: [listSavedViews],
});
