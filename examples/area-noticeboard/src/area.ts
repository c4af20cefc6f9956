import type { Area } from '@quayside/portal-core/areas';
import { defineArea, type AreaComponent } from '@quayside/portal-core/react';
import { noticeboardPath, noticePath } from './paths.ts';

/** The noticeboard: what a team tells the users of the portal. A host adds it to its list of areas. */
export const noticeboardArea: Area<AreaComponent> = defineArea({
  id: 'noticeboard',
  routes: [
    {
      path: noticeboardPath.pattern,
      title: 'Noticeboard',
      // The host says what it takes to have this.
      access: { requires: ['apollo-access'] },
      view: 'apollo',
      page: async () => (await import('./pages/NoticeboardPage.tsx')).NoticeboardPage,
      children: [
        {
          path: noticePath.pattern,
          title: 'Notice',
          page: async () => (await import('./pages/NoticePage.tsx')).NoticePage,
        },
      ],
    },
  ],
});
