import type { OperationId } from '@quayside/contract';
import { rules } from '@quayside/contract/access';
import type {
  ceasePath,
  changeDashboardPath,
  changePath,
  changesPath,
  newChangePath,
} from '@quayside/contract/paths/services';
import type { AddressOf, PatternOf } from '@quayside/portal-core/addresses';
import { defineArea } from '@quayside/portal-core/react';

export const changesArea = defineArea({
  id: 'changes',
  routes: [
    {
      path: '/services/change-requests' satisfies PatternOf<typeof changesPath>,
      title: 'Change requests',
      access: rules.apolloEndUserPortal,
      view: 'apollo',
      page: async () => (await import('./list/ChangeRequestsPage.tsx')).ChangeRequestsPage,
      children: [
        {
          path: '/services/change-requests/dashboard' satisfies PatternOf<typeof changeDashboardPath>,
          title: 'Change request dashboard',
          page: async () => (await import('./changeDashboard/ChangeDashboardPage.tsx')).ChangeDashboardPage,
        },
        {
          path: '/services/change-requests/new' satisfies PatternOf<typeof newChangePath>,
          title: 'New change request',
          access: rules.newChange,
          page: async () => (await import('./newChange/NewChangePage.tsx')).NewChangePage,
        },
        {
          path: '/services/change-requests/:id' satisfies PatternOf<typeof changePath>,
          title: 'Change request',
          page: async () => (await import('./change/ChangeRequestPage.tsx')).ChangeRequestPage,
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
      path: '/services/:serviceId/cease' satisfies PatternOf<typeof ceasePath>,
      title: 'Cease a service',
      access: rules.newChange,
      view: 'apollo',
      page: async () => (await import('./cease/CeasePage.tsx')).CeasePage,
    },
  ],
  search: [
    {
      kind: 'change-request',
      label: 'Change requests',
      identifierShape: /^cr\d/,
      access: rules.apolloEndUserPortal,
      listPath: '/services/change-requests' satisfies AddressOf<typeof changesPath>,
      search: async () => (await import('./searchChanges.ts')).searchChanges,
    },
  ],
  commands: [
    {
      id: 'new-change-request',
      label: 'New change request',
      href: '/services/change-requests/new' satisfies AddressOf<typeof newChangePath>,
      access: rules.newChange,
    },
  ],
  pins: [
    {
      kind: 'change-request',
      access: rules.apolloEndUserPortal,
      resolve: async () => (await import('./pins/resolveChange.ts')).resolveChange,
    },
  ],
});
