import type { Area } from '@quayside/portal-core/areas';
import { defineArea, type AreaComponent } from '@quayside/portal-core/react';
import { newNoticePath, noticePath, noticesPath } from './paths.ts';

const newNotice = async () => (await import('./noticePages.tsx')).NewNoticePage;
const notice = async () => (await import('./noticePages.tsx')).NoticePage;

/** The noticeboard: what a team tells the users of the portal. A host adds it to its list of areas. */
export const noticeboardArea: Area<AreaComponent> = defineArea({
  id: 'noticeboard',
  routes: [
    {
      path: noticesPath.pattern,
      title: 'Noticeboard',
      // The host says what it takes to have this.
      access: { requires: ['apollo-access'] },
      view: 'apollo',
      page: async () => (await import('./NoticesPage.tsx')).NoticesPage,
      children: [
        { path: newNoticePath.pattern, title: 'New notice', page: newNotice },
        { path: noticePath.pattern, title: 'Notice', page: notice },
      ],
    },
  ],
});
