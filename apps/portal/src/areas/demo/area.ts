import { defineArea, rules } from '@quayside/portal-core/react';

export const demoArea = defineArea({
  id: 'demo',
  routes: [
    { path: '/layout-demo', title: 'Layout demo', access: rules.apollo, view: 'apollo' },
    { path: '/style-demo', title: 'Style demo', access: rules.apollo, view: 'apollo' },
  ],
});
