import { rules } from '@quayside/contract/access';
import type { servicePath, servicesPath } from '@quayside/contract/paths/services';
import type { AddressOf, PatternOf } from '@quayside/portal-core/addresses';
import { defineArea } from '@quayside/portal-core/react';

export const servicesArea = defineArea({
  id: 'services',
  routes: [
    {
      path: '/services' satisfies PatternOf<typeof servicesPath>,
      title: 'Services',
      access: rules.apolloEndUserPortal,
      view: 'apollo',
      page: async () => (await import('./list/ServicesPage.tsx')).ServicesPage,
      children: [
        {
          path: '/services/:serviceId' satisfies PatternOf<typeof servicePath>,
          title: 'Service',
          page: async () => (await import('./service/ServicePage.tsx')).ServicePage,
        },
      ],
    },
  ],
  dashboard: [
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
  ],
  pins: [
    {
      kind: 'service',
      access: rules.apolloEndUserPortal,
      resolve: async () => (await import('./pins/resolveService.ts')).resolveService,
    },
  ],
});
