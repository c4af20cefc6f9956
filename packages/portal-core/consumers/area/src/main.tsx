import { noticeboardArea } from '@quayside/example-area';
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
  name: 'NOVEMBER',
  title: 'Portal release, November',
  category: 'release-notes',
  description: 'What changed',
  updatedAt: '2026-11-16T09:00:00Z',
  bytes: 40,
  mediaType: 'text/plain',
} as const;

/** `?denied` signs in a user without access to the area. */
const isDenied = location.search === '?denied';

renderPage(noticeboardArea, {
  path: location.pathname,
  user: createTestUser({ apolloAccess: !isDenied }),
  api: {
    getDocuments: { page: 1, pageSize: 100, total: 1, items: [notice] },
    getDocument: ({ path }) => new Response(`Text of ${path.name}`),
  },
  wrap: (page) => <QuaysideProvider linkComponent={RouterLink}>{page}</QuaysideProvider>,
});
