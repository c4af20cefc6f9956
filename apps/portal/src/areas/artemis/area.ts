import { rules } from '@quayside/contract/access';
import { defineArea } from '@quayside/portal-core/react';

export const artemisArea = defineArea({
  id: 'artemis',
  routes: [
    { path: '/artemis/dashboard', title: 'Dashboard', access: rules.artemisDashboard, view: 'artemis' },
    {
      path: '/artemis/ordering',
      access: rules.artemis,
      view: 'artemis',
      children: [
        {
          path: 'new',
          title: 'New Order',
          page: async () => (await import('./pages/NewOrderPage.tsx')).NewOrderPage,
          children: [
            {
              path: ':draftId',
              title: 'Draft of an order',
              page: async () => (await import('./pages/OrderDraftPage.tsx')).OrderDraftPage,
              children: [
                {
                  path: 'confirmation',
                  title: 'Order',
                  page: async () => (await import('./pages/OrderConfirmationPage.tsx')).OrderConfirmationPage,
                },
                {
                  path: ':step',
                  title: 'Step of an order',
                  page: async () => (await import('./pages/OrderDraftPage.tsx')).OrderDraftPage,
                },
              ],
            },
          ],
        },
        { path: 'cases', title: 'Cases' },
        { path: 'orders', title: 'Orders' },
      ],
    },
    { path: '/artemis/inventory', title: 'Inventory', access: rules.artemis, view: 'artemis' },
    { path: '/artemis/resources', title: 'Resources', access: rules.artemis, view: 'artemis' },
    {
      path: '/artemis/admin',
      title: 'Admin',
      access: rules.artemisAdmin,
      view: 'artemis',
      page: async () => (await import('./pages/AdminPage.tsx')).AdminPage,
      children: [
        {
          path: 'invite',
          title: 'Invite users',
          page: async () => (await import('./pages/InvitePage.tsx')).InvitePage,
        },
        {
          path: 'users/:userId',
          title: 'User',
          page: async () => (await import('./pages/UserPage.tsx')).UserPage,
        },
      ],
    },
  ],
  redirects: [
    { path: '/artemis', to: '/artemis/dashboard' },
    { path: '/artemis/ordering', to: '/artemis/ordering/orders' },
  ],
  search: [
    {
      kind: 'order',
      label: 'Orders',
      identifierShape: /^or\d/,
      access: rules.artemis,
      search: async () => (await import('./searchOrders.ts')).searchOrders,
    },
    {
      kind: 'order-draft',
      label: 'Drafts of orders',
      access: rules.artemis,
      search: async () => (await import('./searchOrderDrafts.ts')).searchOrderDrafts,
    },
    {
      kind: 'artemis-user',
      label: 'Artemis users',
      access: rules.artemisAdmin,
      listPath: '/artemis/admin',
      search: async () => (await import('./searchUsers.ts')).searchUsers,
    },
  ],
  commands: [
    { id: 'new-order', label: 'New order', href: '/artemis/ordering/new', access: rules.artemis },
    {
      id: 'invite-artemis-users',
      label: 'Invite Artemis users',
      href: '/artemis/admin/invite',
      access: rules.artemisAdmin,
    },
  ],
});
