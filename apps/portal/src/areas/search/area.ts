import { defineArea, rules } from '@quayside/portal-core/react';

export const searchArea = defineArea({
  id: 'search',
  routes: [{ path: '/search', title: 'Search', access: rules.eitherView }],
});
