import { entityTag } from '@quayside/page-kit/schema';
import { createDefineCall } from '@quayside/portal-core/calls';
import * as v from 'valibot';
import type { operations as Noticeboard } from './contract.ts';

/** The method and path of each operation of `openapi.yaml` that the area calls. */
export const operations = {
  listNotices: { method: 'GET', path: '/api/noticeboard/notices' },
  getNotice: { method: 'GET', path: '/api/noticeboard/notices/{noticeId}' },
  createNotice: { method: 'POST', path: '/api/noticeboard/notices' },
  changeNotice: { method: 'PUT', path: '/api/noticeboard/notices/{noticeId}' },
} as const;
const defineCall = createDefineCall<Noticeboard, typeof operations>(operations);

/** What a user writes. The messages are shown at the fields. */
export const noticeText = v.object({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a title'), v.maxLength(80, 'Shorten the title')),
  topic: v.picklist(['works', 'news']),
  text: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter the text')),
});
export const topics = { works: 'Works', news: 'News' };

const time = v.pipe(v.string(), v.isoTimestamp());
const schema = v.object({ ...noticeText.entries, noticeId: v.string(), etag: entityTag, publishedAt: time });
const page = v.object({ total: v.number(), items: v.array(schema) });

export type Notice = v.InferOutput<typeof schema>;
export type NoticeText = v.InferOutput<typeof noticeText>;

export const listNotices = defineCall('listNotices', { schema: page });
export const getNotice = defineCall('getNotice', { schema });
export const createNotice = defineCall('createNotice', { schema, invalidates: [listNotices] });
export const changeNotice = defineCall('changeNotice', { schema, invalidates: [listNotices, getNotice] });
