import { rules } from '@quayside/contract/access';
import type { dashboardPath } from '@quayside/contract/paths/dashboard';
import type { PatternOf } from '@quayside/portal-core/addresses';
import { defineArea } from '@quayside/portal-core/react';

export const dashboardArea = defineArea({
  id: 'dashboard',
  routes: [
    {
      path: '/dashboard' satisfies PatternOf<typeof dashboardPath>,
      title: 'Dashboard',
      access: rules.apollo,
      view: 'apollo',
      page: async () => (await import('./DashboardPage.tsx')).DashboardPage,
    },
  ],
});
