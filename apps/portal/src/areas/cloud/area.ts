import { defineArea, rules } from '@quayside/portal-core/react';

export const cloudArea = defineArea({
  id: 'cloud',
  routes: [{ path: '/cloud', title: 'Cloud', access: rules.apolloService1Cloud, view: 'apollo' }],
});
