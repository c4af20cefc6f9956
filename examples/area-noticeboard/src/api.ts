import { createDefineCall } from '@quayside/portal-core/calls';
import * as v from 'valibot';
import type { operations as Noticeboard } from './contract.ts';

/** The method and path of each operation of `openapi.yaml` that the area calls. */
export const operations = {
  listNotices: { method: 'GET', path: '/api/noticeboard/notices' },
  getNotice: { method: 'GET', path: '/api/noticeboard/notices/{noticeId}' },
} as const;

const defineCall = createDefineCall<Noticeboard, typeof operations>(operations);

const notice = v.object({
  noticeId: v.string(),
  title: v.string(),
  summary: v.string(),
  publishedAt: v.pipe(v.string(), v.isoTimestamp()),
});

/** A notice as the list shows it. */
export type Notice = v.InferOutput<typeof notice>;

/** The notices, newest first. */
export const listNotices = defineCall('listNotices', { schema: v.object({ items: v.array(notice) }) });

/** One notice, with its text. */
export const getNotice = defineCall('getNotice', {
  schema: v.object({ ...notice.entries, text: v.string() }),
});
