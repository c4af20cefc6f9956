import { defineArea, rules } from '@quayside/portal-core/react';

export const servicesArea = defineArea({
  id: 'services',
  routes: [
    {
      path: '/services',
      title: 'Services',
      page: async () => (await import('./pages/ServicesPage.tsx')).ServicesPage,
      access: rules.apolloEndUserPortal,
      view: 'apollo',
      children: [
        {
          path: 'provisioning-cases/:caseNumber',
          title: 'Provisioning case',
          liveChat: { caseParam: 'caseNumber' },
        },
        {
          path: 'change-requests',
          title: 'Change requests',
          children: [
            { path: 'dashboard', title: 'Change request dashboard' },
            { path: 'new', title: 'New change request' },
            {
              path: ':id',
              title: 'Change request',
              resetsOnLeave: {
                to: ['/services/change-requests', '/services/change-requests/dashboard'],
                invalidates: ['/api/portal/rest/change-requests/*'],
              },
            },
          ],
        },
        { path: 'projects', title: 'Projects' },
        { path: ':serviceId', title: 'Service', children: [{ path: 'cease', title: 'Cease a service' }] },
      ],
    },
  ],
});
