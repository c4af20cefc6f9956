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
          page: async () => (await import('./pages/ProvisioningCasePage.tsx')).ProvisioningCasePage,
        },
        {
          path: 'change-requests',
          title: 'Change requests',
          page: async () => (await import('./pages/ChangeRequestsPage.tsx')).ChangeRequestsPage,
          children: [
            {
              path: 'dashboard',
              title: 'Change request dashboard',
              page: async () => (await import('./pages/ChangeDashboardPage.tsx')).ChangeDashboardPage,
            },
            {
              path: 'new',
              title: 'New change request',
              page: async () => (await import('./pages/NewChangePage.tsx')).NewChangePage,
            },
            {
              path: ':id',
              title: 'Change request',
              page: async () => (await import('./pages/ChangeRequestPage.tsx')).ChangeRequestPage,
              resetsOnLeave: {
                to: ['/services/change-requests', '/services/change-requests/dashboard'],
                invalidates: ['/api/portal/rest/change-requests', '/api/portal/rest/change-requests/*'],
              },
            },
          ],
        },
        {
          path: 'projects',
          title: 'Projects',
          page: async () => (await import('./pages/ProjectsPage.tsx')).ProjectsPage,
        },
        {
          path: ':serviceId',
          title: 'Service',
          page: async () => (await import('./pages/ServicePage.tsx')).ServicePage,
          children: [
            {
              path: 'cease',
              title: 'Cease a service',
              page: async () => (await import('./pages/CeasePage.tsx')).CeasePage,
            },
          ],
        },
      ],
    },
  ],
});
