import { defineArea, rules } from '@quayside/portal-core/react';
import type { Area } from '@quayside/portal-core/areas';
import type { AreaComponent } from '@quayside/portal-core/react';

/** The noticeboard: the release notes of the portal as news. A host adds it to its list of areas. */
export const noticeboardArea: Area<AreaComponent> = defineArea({
  id: 'noticeboard',
  routes: [
    {
      path: '/noticeboard',
      title: 'Noticeboard',
      access: rules.apollo,
      view: 'apollo',
      page: async () => (await import('./pages/NoticeboardPage.tsx')).NoticeboardPage,
      children: [
        {
          path: ':noticeName',
          title: 'Notice',
          page: async () => (await import('./pages/NoticePage.tsx')).NoticePage,
        },
      ],
    },
  ],
});
