import { rules } from '@quayside/contract/access';
import type { searchPath } from '@quayside/contract/paths/search';
import type { PatternOf } from '@quayside/portal-core/addresses';
import { defineArea } from '@quayside/portal-core/react';

export const searchArea = defineArea({
  id: 'search',
  routes: [
    {
      path: '/search' satisfies PatternOf<typeof searchPath>,
      title: 'Search',
      access: rules.eitherView,
      page: async () => (await import('./SearchPage.tsx')).SearchPage,
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
