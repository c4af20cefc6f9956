import { rules } from '@quayside/contract/access';
import type { layoutDemoPath, styleDemoPath } from '@quayside/contract/paths/demo';
import type { PatternOf } from '@quayside/portal-core/addresses';
import { defineArea } from '@quayside/portal-core/react';

export const demoArea = defineArea({
  id: 'demo',
  routes: [
    {
      path: '/layout-demo' satisfies PatternOf<typeof layoutDemoPath>,
      title: 'Layout demo',
      access: rules.apollo,
      view: 'apollo',
      page: async () => (await import('./layouts/LayoutDemoPage.tsx')).LayoutDemoPage,
    },
    {
      path: '/style-demo' satisfies PatternOf<typeof styleDemoPath>,
      title: 'Style demo',
      access: rules.apollo,
      view: 'apollo',
      page: async () => (await import('./style/StyleDemoPage.tsx')).StyleDemoPage,
    },
  ],
});
