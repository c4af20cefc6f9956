import { defineArea, rules } from '@quayside/portal-core/react';

export const quotingArea = defineArea({
  id: 'quoting',
  routes: [
    { path: '/1access', title: 'Connectivity Quoting', access: rules.apolloService1Access, view: 'apollo' },
  ],
});
