import { defineArea, rules } from '@quayside/portal-core/react';

export const resourcesArea = defineArea({
  id: 'resources',
  routes: [{ path: '/resource', title: 'Resources', access: rules.apollo, view: 'apollo' }],
});
