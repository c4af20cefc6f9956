import { defineCall } from '@quayside/portal-core/calls';
import * as v from 'valibot';

const notice = v.object({
  name: v.string(),
  title: v.string(),
  description: v.string(),
  updatedAt: v.pipe(v.string(), v.isoTimestamp()),
});

/** A notice as the list shows it. */
export type Notice = v.InferOutput<typeof notice>;

/** Lists documents; the noticeboard shows those of the category `release-notes`. */
export const getNotices = defineCall('getDocuments', { schema: v.object({ items: v.array(notice) }) });

/** The notices of the board, newest first. Both pages send the same request, so that the detail opens from the cache. */
export const allNotices = {
  query: { category: 'release-notes', sort: '-updatedAt', pageSize: 100 },
} as const;

/** Gets the text of a notice. */
export const getNoticeText = defineCall('getDocument', { responseType: 'text', schema: v.string() });
