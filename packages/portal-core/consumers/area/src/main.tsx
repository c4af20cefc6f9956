import { noticeboardArea } from '@quayside/example-area';
import { inDesignSystem } from '@quayside/page-kit/page-testing';
import { createAccess } from '@quayside/portal-core/access';
import { problemResponse, renderPage } from '@quayside/portal-core/page-testing';
import { createTestUser } from '@quayside/portal-core/testing';
import '@quayside/ui/styles.css';

let notice = {
  noticeId: 'NOVEMBER',
  etag: '"1"',
  title: 'Portal release, November',
  topic: 'news',
  text: 'Text of NOVEMBER',
  publishedAt: '2026-11-16T09:00:00Z',
};

/** The part of the other team's document that this page is sent. */
const operations = {
  listNotices: { method: 'GET', path: '/api/noticeboard/notices' },
  getNotice: { method: 'GET', path: '/api/noticeboard/notices/{noticeId}' },
  changeNotice: { method: 'PUT', path: '/api/noticeboard/notices/{noticeId}' },
} as const;

/** `?denied` signs in a user without access to the area. */
const isDenied = location.search === '?denied';

renderPage<Record<keyof typeof operations, unknown>>(noticeboardArea, {
  path: location.pathname,
  user: createTestUser({ apolloAccess: !isDenied }),
  access: createAccess({ 'apollo-access': ({ apolloAccess }) => apolloAccess }),
  operations,
  api: {
    listNotices: () => ({ total: 1, items: [notice] }),
    getNotice: () => notice,
    changeNotice({ body, headers }: { body: { title: string; text: string }; headers: Headers }) {
      if (headers.get('If-Match') !== notice.etag) return problemResponse(412);
      notice = { ...notice, ...body, etag: '"2"' };
      return notice;
    },
  },
  wrap: inDesignSystem,
});
