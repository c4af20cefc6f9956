import { noticeboardArea } from '@quayside/example-area';
import { createAccess } from '@quayside/portal-core/access';
import { renderPage } from '@quayside/portal-core/page-testing';
import { createTestUser } from '@quayside/portal-core/testing';
import { QuaysideProvider, type LinkComponentProps } from '@quayside/ui/theme';
import '@quayside/ui/styles.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

function RouterLink({ href, ...rest }: LinkComponentProps): ReactNode {
  return <Link to={href} {...rest} />;
}

const notice = {
  noticeId: 'NOVEMBER',
  title: 'Portal release, November',
  summary: 'What changed',
  publishedAt: '2026-11-16T09:00:00Z',
};

/** The part of the other team's document that this page is sent. */
const operations = {
  listNotices: { method: 'GET', path: '/api/noticeboard/notices' },
  getNotice: { method: 'GET', path: '/api/noticeboard/notices/{noticeId}' },
} as const;

/** `?denied` signs in a user without access to the area. */
const isDenied = location.search === '?denied';

renderPage<Record<keyof typeof operations, unknown>>(noticeboardArea, {
  path: location.pathname,
  user: createTestUser({ apolloAccess: !isDenied }),
  access: createAccess({ 'apollo-access': ({ apolloAccess }) => apolloAccess }),
  operations,
  api: {
    listNotices: Response.json({ items: [notice] }),
    getNotice: Response.json({ ...notice, text: 'Text of NOVEMBER' }),
  },
  wrap: (page) => <QuaysideProvider linkComponent={RouterLink}>{page}</QuaysideProvider>,
});
