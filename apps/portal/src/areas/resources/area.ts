import { rules } from '@quayside/portal-core/access';
import type { Area } from '@quayside/portal-core/areas';
import { defineArea, type AreaComponent } from '@quayside/portal-core/react';

/** The documents of the user's company. */
export const resourcesArea: Area<AreaComponent> = defineArea({
  id: 'resources',
  routes: [
    {
      path: '/resource',
      title: 'Resources',
      access: rules.apollo,
      view: 'apollo',
      page: async () => (await import('./pages/ResourcesPage.tsx')).ResourcesPage,
      children: [
        {
          path: ':documentId',
          title: 'Document',
          page: async () => (await import('./pages/DocumentPage.tsx')).DocumentPage,
        },
      ],
    },
  ],
});
