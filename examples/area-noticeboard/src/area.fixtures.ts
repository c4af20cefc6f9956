import type { Moment } from '@quayside/portal-core/calls';
import type { AreaCheckOptions } from '@quayside/portal-core/page-testing';
import { operations } from './api.ts';
import type { operations as Noticeboard } from './contract.ts';

const notice = (noticeId: string, title: string, publishedAt: Moment) => ({
  noticeId,
  title,
  summary: 'What changed',
  publishedAt,
});

const notices = [
  notice('NOVEMBER', 'Portal release, November', '2026-11-16T09:00:00Z'),
  notice('OCTOBER', 'Portal release, October', '2026-10-12T09:00:00Z'),
];

/** The responses of a working API, and the address of a notice. */
export const areaFixtures: Required<Pick<AreaCheckOptions<Noticeboard>, 'api' | 'operations' | 'addresses'>> =
  {
    operations,
    api: {
      listNotices: { items: notices },
      getNotice({ path }) {
        const found = notices.find(({ noticeId }) => noticeId === path.noticeId);
        return found === undefined
          ? new Response(null, { status: 404 })
          : { ...found, text: `Text of ${path.noticeId}.\n\nSecond paragraph.` };
      },
    },
    addresses: { '/noticeboard/:noticeId': '/noticeboard/NOVEMBER' },
  };
