import { defineArea, rules } from '@quayside/portal-core/react';

export const resourcesArea = defineArea({
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
