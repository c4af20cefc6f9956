import type { Moment } from '@quayside/portal-core/calls';
import type { AreaCheckOptions } from '@quayside/portal-core/page-testing';

const notice = (name: string, title: string, updatedAt: Moment) => ({
  name,
  title,
  category: 'release-notes',
  description: 'What changed',
  updatedAt,
  bytes: 40,
  mediaType: 'text/plain',
});

/** The responses of a working API, and the address of a notice. */
export const areaFixtures: Required<Pick<AreaCheckOptions, 'api' | 'addresses'>> = {
  api: {
    getDocuments: {
      page: 1,
      pageSize: 100,
      total: 2,
      items: [
        notice('NOVEMBER', 'Portal release, November', '2026-11-16T09:00:00Z'),
        notice('OCTOBER', 'Portal release, October', '2026-10-12T09:00:00Z'),
      ],
    },
    getDocument: ({ path }) => new Response(`Text of ${path.name}.\n\nSecond paragraph.`),
  },
  addresses: { '/noticeboard/:noticeName': '/noticeboard/NOVEMBER' },
};
