import { rules } from '@quayside/contract/access';
import type { deliveriesPath, deliveryPath, projectsPath } from '@quayside/contract/paths/services';
import type { AddressOf, PatternOf } from '@quayside/portal-core/addresses';
import { defineArea } from '@quayside/portal-core/react';

export const deliveriesArea = defineArea({
  id: 'deliveries',
  routes: [
    {
      path: '/services/provisioning-cases/:caseNumber' satisfies PatternOf<typeof deliveryPath>,
      title: 'Provisioning case',
      access: rules.apolloEndUserPortal,
      view: 'apollo',
      liveChat: { caseParam: 'caseNumber' },
      page: async () => (await import('./delivery/ProvisioningCasePage.tsx')).ProvisioningCasePage,
    },
    {
      path: '/services/deliveries' satisfies PatternOf<typeof deliveriesPath>,
      title: 'Deliveries',
      access: rules.apolloEndUserPortal,
      view: 'apollo',
      page: async () => (await import('./list/DeliveriesPage.tsx')).DeliveriesPage,
    },
    {
      path: '/services/projects' satisfies PatternOf<typeof projectsPath>,
      title: 'Projects',
      access: rules.apolloEndUserPortal,
      view: 'apollo',
      page: async () => (await import('./projects/ProjectsPage.tsx')).ProjectsPage,
    },
  ],
  dashboard: [
    {
      id: 'waiting-orders',
      title: 'Orders',
      access: rules.newChange,
      placement: 'waiting',
      card: async () => (await import('./dashboard/WaitingOrdersCard.tsx')).WaitingOrdersCard,
    },
    {
      id: 'orders-by-milestone',
      title: 'Orders by milestone',
      access: rules.apolloEndUserPortal,
      card: async () => (await import('./dashboard/OrdersByMilestoneCard.tsx')).OrdersByMilestoneCard,
    },
  ],
  search: [
    {
      kind: 'provisioning-case',
      label: 'Provisioning cases',
      identifierShape: /^(?:pc|or)\d/,
      access: rules.apolloEndUserPortal,
      listPath: '/services/deliveries' satisfies AddressOf<typeof deliveriesPath>,
      search: async () => (await import('./searchDeliveries.ts')).searchDeliveries,
    },
    {
      kind: 'project',
      label: 'Projects',
      identifierShape: /^pj\d/,
      access: rules.apolloEndUserPortal,
      listPath: '/services/projects' satisfies AddressOf<typeof projectsPath>,
      search: async () => (await import('./searchProjects.ts')).searchProjects,
    },
  ],
  pins: [
    {
      kind: 'provisioning-case',
      access: rules.apolloEndUserPortal,
      resolve: async () => (await import('./pins/resolveDelivery.ts')).resolveDelivery,
    },
  ],
});
