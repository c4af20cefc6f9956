import type { Moment } from '@quayside/portal-core/calls';
import { problemResponse, type AreaCheckOptions } from '@quayside/portal-core/page-testing';
import { operations, type Notice } from './api.ts';
import type { operations as Noticeboard } from './contract.ts';

/** The responses of a working API, and the address of a notice. */
export type AreaFixtures = Required<Pick<AreaCheckOptions<Noticeboard>, 'api' | 'operations' | 'addresses'>>;

/** A backend, and what a colleague does at it. */
export interface NoticeboardBackend {
  readonly api: AreaFixtures['api'];
  /** A colleague changes a notice. */
  change(this: void, noticeId: string, change: Partial<Notice>): void;
}

const notice = (noticeId: string, title: string, topic: Notice['topic'], publishedAt: Moment): Notice => ({
  noticeId,
  title,
  topic,
  text: `Text of ${noticeId}.`,
  publishedAt,
  etag: '"1"',
});

/** A backend with two notices, which keeps versions and keys as a real one does. */
export function createNoticeboardBackend(): NoticeboardBackend {
  let notices = [
    notice('NOVEMBER', 'Portal release, November', 'news', '2026-11-16T09:00:00Z'),
    notice('OCTOBER', 'Works in Leeds', 'works', '2026-10-12T09:00:00Z'),
  ];
  const created = new Map<string | null, Notice>();

  function change(noticeId: string, part: Partial<Notice>): void {
    notices = notices.map((each) =>
      each.noticeId === noticeId
        ? { ...each, ...part, etag: `"${Number(each.etag.slice(1, -1)) + 1}"` }
        : each,
    );
  }
  const find = (noticeId: string) => notices.find((each) => each.noticeId === noticeId);

  return {
    change,
    api: {
      listNotices({ query }) {
        const items = notices.filter(
          ({ title, topic }) =>
            title.toLowerCase().includes((query.q ?? '').toLowerCase()) &&
            (query.topic || topic).split(',').includes(topic),
        );
        return { total: items.length, items };
      },
      getNotice: ({ path }) => find(path.noticeId) ?? problemResponse(404),
      createNotice({ body, headers }) {
        const key = headers.get('Idempotency-Key');
        const known = created.get(key) ?? {
          ...notice('DECEMBER', '', 'news', '2026-12-01T09:00:00Z'),
          ...body,
        };
        if (!created.has(key)) notices = [known, ...notices];
        created.set(key, known);
        return known;
      },
      changeNotice({ path, body, headers }) {
        const now = find(path.noticeId);
        if (now === undefined) return problemResponse(404);
        if (headers.get('If-Match') !== now.etag)
          return problemResponse(412, undefined, { changedBy: 'Ada King' });
        change(path.noticeId, body);
        return find(path.noticeId) ?? problemResponse(404);
      },
    },
  };
}

/** The fixtures of the checks that hold for every area. */
export const areaFixtures: AreaFixtures = {
  operations,
  api: createNoticeboardBackend().api,
  addresses: { '/noticeboard/:noticeId': '/noticeboard/NOVEMBER' },
};
