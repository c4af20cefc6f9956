import { defineArea, rules } from '@quayside/portal-core/react';

export const adminArea = defineArea({
  id: 'admin',
  routes: [{ path: '/admin', title: 'Admin', access: rules.apolloAdmin, view: 'apollo' }],
});
