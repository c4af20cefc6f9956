import { rules } from '@quayside/contract/access';
import { defineArea } from '@quayside/portal-core/react';

export const dashboardArea = defineArea({
  id: 'dashboard',
  routes: [
    {
      path: '/dashboard',
      title: 'Dashboard',
      access: rules.apollo,
      view: 'apollo',
      page: async () => (await import('./pages/DashboardPage.tsx')).DashboardPage,
    },
  ],
});
