import type { OperationId } from '@quayside/contract';
import { rules } from '@quayside/contract/access';
import type {
  ceasePath,
  changeDashboardPath,
  changePath,
  changesPath,
  deliveryPath,
  newChangePath,
  projectsPath,
  servicePath,
  servicesPath,
} from '@quayside/contract/paths/services';
import type { AddressOf, PatternOf } from '@quayside/portal-core/addresses';
import { defineArea } from '@quayside/portal-core/react';

export const servicesArea = defineArea({
  id: 'services',
  routes: [
    {
      path: '/services' satisfies PatternOf<typeof servicesPath>,
      title: 'Services',
      page: async () => (await import('./list/ServicesPage.tsx')).ServicesPage,
      access: rules.apolloEndUserPortal,
      view: 'apollo',
      children: [
        {
          path: '/services/provisioning-cases/:caseNumber' satisfies PatternOf<typeof deliveryPath>,
          title: 'Provisioning case',
          liveChat: { caseParam: 'caseNumber' },
          page: async () =>
            (await import('./deliveries/delivery/ProvisioningCasePage.tsx')).ProvisioningCasePage,
        },
        {
          path: '/services/change-requests' satisfies PatternOf<typeof changesPath>,
          title: 'Change requests',
          page: async () => (await import('./changes/list/ChangeRequestsPage.tsx')).ChangeRequestsPage,
          children: [
            {
              path: '/services/change-requests/dashboard' satisfies PatternOf<typeof changeDashboardPath>,
              title: 'Change request dashboard',
              page: async () =>
                (await import('./changes/changeDashboard/ChangeDashboardPage.tsx')).ChangeDashboardPage,
            },
            {
              path: '/services/change-requests/new' satisfies PatternOf<typeof newChangePath>,
              title: 'New change request',
              page: async () => (await import('./changes/newChange/NewChangePage.tsx')).NewChangePage,
            },
            {
              path: '/services/change-requests/:id' satisfies PatternOf<typeof changePath>,
              title: 'Change request',
              page: async () => (await import('./changes/change/ChangeRequestPage.tsx')).ChangeRequestPage,
              resetsOnLeave: {
                to: [
                  '/services/change-requests' satisfies PatternOf<typeof changesPath>,
                  '/services/change-requests/dashboard' satisfies PatternOf<typeof changeDashboardPath>,
                ],
                invalidates: [
                  'listChangeRequests',
                  'getChangeRequestSummary',
                  'getChangeRequest',
                ] satisfies readonly OperationId[],
              },
            },
          ],
        },
        {
          path: '/services/projects' satisfies PatternOf<typeof projectsPath>,
          title: 'Projects',
          page: async () => (await import('./deliveries/projects/ProjectsPage.tsx')).ProjectsPage,
        },
        {
          path: '/services/:serviceId' satisfies PatternOf<typeof servicePath>,
          title: 'Service',
          page: async () => (await import('./service/ServicePage.tsx')).ServicePage,
          children: [
            {
              path: '/services/:serviceId/cease' satisfies PatternOf<typeof ceasePath>,
              title: 'Cease a service',
              page: async () => (await import('./changes/cease/CeasePage.tsx')).CeasePage,
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
      card: async () => (await import('./deliveries/dashboard/WaitingOrdersCard.tsx')).WaitingOrdersCard,
    },
    {
      id: 'waiting-changes',
      title: 'Change requests',
      access: rules.apolloEndUserPortal,
      placement: 'waiting',
      card: async () => (await import('./changes/dashboard/WaitingChangesCard.tsx')).WaitingChangesCard,
    },
    {
      id: 'orders-by-milestone',
      title: 'Orders by milestone',
      access: rules.apolloEndUserPortal,
      card: async () =>
        (await import('./deliveries/dashboard/OrdersByMilestoneCard.tsx')).OrdersByMilestoneCard,
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
      listPath: '/services' satisfies AddressOf<typeof servicesPath>,
      search: async () => (await import('./searchServices.ts')).searchServices,
    },
    {
      kind: 'provisioning-case',
      label: 'Provisioning cases',
      identifierShape: /^(?:pc|or)\d/,
      access: rules.apolloEndUserPortal,
      search: async () => (await import('./deliveries/searchDeliveries.ts')).searchDeliveries,
    },
    {
      kind: 'change-request',
      label: 'Change requests',
      identifierShape: /^cr\d/,
      access: rules.apolloEndUserPortal,
      listPath: '/services/change-requests' satisfies AddressOf<typeof changesPath>,
      search: async () => (await import('./changes/searchChanges.ts')).searchChanges,
    },
    {
      kind: 'project',
      label: 'Projects',
      identifierShape: /^pj\d/,
      access: rules.apolloEndUserPortal,
      listPath: '/services/projects' satisfies AddressOf<typeof projectsPath>,
      search: async () => (await import('./deliveries/searchProjects.ts')).searchProjects,
    },
  ],
  commands: [
    {
      id: 'new-change-request',
      label: 'New change request',
      href: '/services/change-requests/new' satisfies AddressOf<typeof newChangePath>,
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
      resolve: async () => (await import('./deliveries/pins/resolveDelivery.ts')).resolveDelivery,
    },
    {
      kind: 'change-request',
      access: rules.apolloEndUserPortal,
      resolve: async () => (await import('./changes/pins/resolveChange.ts')).resolveChange,
    },
  ],
});
