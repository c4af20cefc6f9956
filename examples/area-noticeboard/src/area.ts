import { defineArea } from '@quayside/portal-core/react';
import type { Area } from '@quayside/portal-core/areas';
import type { AreaComponent } from '@quayside/portal-core/react';

/** The noticeboard: what a team tells the users of the portal. A host adds it to its list of areas. */
export const noticeboardArea: Area<AreaComponent> = defineArea({
  id: 'noticeboard',
  routes: [
    {
      path: '/noticeboard',
      title: 'Noticeboard',
      // The host says what it takes to have this.
      access: { requires: ['apollo-access'] },
      view: 'apollo',
      page: async () => (await import('./pages/NoticeboardPage.tsx')).NoticeboardPage,
      children: [
        {
          path: ':noticeId',
          title: 'Notice',
          page: async () => (await import('./pages/NoticePage.tsx')).NoticePage,
        },
      ],
    },
  ],
});
