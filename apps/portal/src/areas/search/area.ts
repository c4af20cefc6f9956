import { rules } from '@quayside/contract/access';
import { defineArea } from '@quayside/portal-core/react';

export const searchArea = defineArea({
  id: 'search',
  routes: [
    {
      path: '/search',
      title: 'Search',
      access: rules.eitherView,
      page: async () => (await import('./pages/SearchPage.tsx')).SearchPage,
    },
  ],
  pins: [
    {
      kind: 'search',
      access: rules.eitherView,
      resolve: async () => (await import('./pins/resolveSearch.ts')).resolveSearch,
    },
  ],
});
