import { rules } from '@quayside/contract/access';
import { defineArea } from '@quayside/portal-core/react';

export const demoArea = defineArea({
  id: 'demo',
  routes: [
    {
      path: '/layout-demo',
      title: 'Layout demo',
      access: rules.apollo,
      view: 'apollo',
      page: async () => (await import('./pages/LayoutDemoPage.tsx')).LayoutDemoPage,
    },
    {
      path: '/style-demo',
      title: 'Style demo',
      access: rules.apollo,
      view: 'apollo',
      page: async () => (await import('./pages/StyleDemoPage.tsx')).StyleDemoPage,
    },
  ],
});
