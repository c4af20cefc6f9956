import { rules } from '@quayside/contract/access';
import { defineArea } from '@quayside/portal-core/react';

export const devArea = defineArea({
  id: 'dev',
  routes: [
    {
      path: '/dev',
      title: 'Developer',
      access: rules.developer,
      page: async () => (await import('./DevPage.tsx')).DevPage,
    },
  ],
});
