import { rules } from '@quayside/contract/access';
import { defineArea } from '@quayside/portal-core/react';

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
  dashboard: [
    {
      id: 'waiting-orders',
      title: 'Orders',
      access: rules.apolloEndUserPortal,
      placement: 'waiting',
      card: async () => (await import('./dashboard/WaitingOrdersCard.tsx')).WaitingOrdersCard,
    },
    {
      id: 'waiting-changes',
      title: 'Change requests',
      access: rules.apolloEndUserPortal,
      placement: 'waiting',
      card: async () => (await import('./dashboard/WaitingChangesCard.tsx')).WaitingChangesCard,
    },
    {
      id: 'orders-by-milestone',
      title: 'Orders by milestone',
      access: rules.apolloEndUserPortal,
      card: async () => (await import('./dashboard/OrdersByMilestoneCard.tsx')).OrdersByMilestoneCard,
    },
    {
      id: 'service-health',
      title: 'Health of your services',
      access: rules.apolloEndUserPortal,
      card: async () => (await import('./dashboard/ServiceHealthCard.tsx')).ServiceHealthCard,
    },
  ],
  search: [
    {
      kind: 'service',
      label: 'Services',
      identifierShape: /^qs\d/,
      access: rules.apolloEndUserPortal,
      listPath: '/services',
      search: async () => (await import('./searchServices.ts')).searchServices,
    },
    {
      kind: 'provisioning-case',
      label: 'Provisioning cases',
      identifierShape: /^(?:pc|or)\d/,
      access: rules.apolloEndUserPortal,
      search: async () => (await import('./searchDeliveries.ts')).searchDeliveries,
    },
    {
      kind: 'change-request',
      label: 'Change requests',
      identifierShape: /^cr\d/,
      access: rules.apolloEndUserPortal,
      listPath: '/services/change-requests',
      search: async () => (await import('./searchChanges.ts')).searchChanges,
    },
    {
      kind: 'project',
      label: 'Projects',
      identifierShape: /^pj\d/,
      access: rules.apolloEndUserPortal,
      listPath: '/services/projects',
      search: async () => (await import('./searchProjects.ts')).searchProjects,
    },
  ],
  commands: [
    {
      id: 'new-change-request',
      label: 'New change request',
      href: '/services/change-requests/new',
      access: rules.apolloEndUserPortal,
    },
  ],
  pins: [
    {
      kind: 'service',
      access: rules.apolloEndUserPortal,
      resolve: async () => (await import('./pins/resolveService.ts')).resolveService,
    },
    {
      kind: 'provisioning-case',
      access: rules.apolloEndUserPortal,
      resolve: async () => (await import('./pins/resolveDelivery.ts')).resolveDelivery,
    },
    {
      kind: 'change-request',
      access: rules.apolloEndUserPortal,
      resolve: async () => (await import('./pins/resolveChange.ts')).resolveChange,
    },
  ],
});
