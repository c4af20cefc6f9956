import { rules } from '@quayside/contract/access';
import type { devPath } from '@quayside/contract/paths/dev';
import type { PatternOf } from '@quayside/portal-core/addresses';
import { defineArea } from '@quayside/portal-core/react';

export const devArea = defineArea({
  id: 'dev',
  routes: [
    {
      path: '/dev' satisfies PatternOf<typeof devPath>,
      title: 'Developer',
      access: rules.developer,
      page: async () => (await import('./DevPage.tsx')).DevPage,
    },
  ],
});
