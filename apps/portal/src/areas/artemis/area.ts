import { defineArea, rules } from '@quayside/portal-core/react';

export const artemisArea = defineArea({
  id: 'artemis',
  routes: [
    { path: '/artemis/dashboard', title: 'Dashboard', access: rules.artemisDashboard, view: 'artemis' },
    {
      path: '/artemis/ordering',
      access: rules.artemis,
      view: 'artemis',
      children: [
        { path: 'new', title: 'New Order' },
        { path: 'cases', title: 'Cases' },
        { path: 'orders', title: 'Orders' },
      ],
    },
    { path: '/artemis/inventory', title: 'Inventory', access: rules.artemis, view: 'artemis' },
    { path: '/artemis/resources', title: 'Resources', access: rules.artemis, view: 'artemis' },
    { path: '/artemis/admin', title: 'Admin', access: rules.artemisAdmin, view: 'artemis' },
  ],
  redirects: [
    { path: '/artemis', to: '/artemis/dashboard' },
    { path: '/artemis/ordering', to: '/artemis/ordering/orders' },
  ],
});
