import { rules } from '@quayside/contract/access';
import type {
  artemisDashboardPath,
  artemisResourcesPath,
  inventoryPath,
  newOrderPath,
  orderCasesPath,
  orderConfirmationPath,
  orderDraftPath,
  orderStepPath,
  ordersPath,
} from '@quayside/contract/paths/artemis';
import type { AddressOf, PatternOf } from '@quayside/portal-core/addresses';
import { defineArea } from '@quayside/portal-core/react';

export const orderingArea = defineArea({
  id: 'ordering',
  routes: [
    {
      path: '/artemis/dashboard' satisfies PatternOf<typeof artemisDashboardPath>,
      title: 'Dashboard',
      access: rules.artemisDashboard,
      view: 'artemis',
    },
    {
      path: '/artemis/ordering',
      access: rules.artemis,
      view: 'artemis',
      children: [
        {
          path: '/artemis/ordering/new' satisfies PatternOf<typeof newOrderPath>,
          title: 'New Order',
          access: rules.newOrder,
          page: async () => (await import('./newOrder/NewOrderPage.tsx')).NewOrderPage,
          children: [
            {
              path: '/artemis/ordering/new/:draftId' satisfies PatternOf<typeof orderDraftPath>,
              title: 'Draft of an order',
              page: async () => (await import('./newOrder/OrderDraftPage.tsx')).OrderDraftPage,
              children: [
                {
                  path: '/artemis/ordering/new/:draftId/confirmation' satisfies PatternOf<
                    typeof orderConfirmationPath
                  >,
                  title: 'Order',
                  access: rules.artemis,
                  page: async () =>
                    (await import('./confirmation/OrderConfirmationPage.tsx')).OrderConfirmationPage,
                },
                {
                  path: '/artemis/ordering/new/:draftId/:step' satisfies PatternOf<typeof orderStepPath>,
                  title: 'Step of an order',
                  page: async () => (await import('./newOrder/OrderDraftPage.tsx')).OrderDraftPage,
                },
              ],
            },
          ],
        },
        { path: '/artemis/ordering/cases' satisfies PatternOf<typeof orderCasesPath>, title: 'Cases' },
        { path: '/artemis/ordering/orders' satisfies PatternOf<typeof ordersPath>, title: 'Orders' },
      ],
    },
    {
      path: '/artemis/inventory' satisfies PatternOf<typeof inventoryPath>,
      title: 'Inventory',
      access: rules.artemis,
      view: 'artemis',
    },
    {
      path: '/artemis/resources' satisfies PatternOf<typeof artemisResourcesPath>,
      title: 'Resources',
      access: rules.artemis,
      view: 'artemis',
    },
  ],
  redirects: [
    { path: '/artemis', to: '/artemis/dashboard' satisfies AddressOf<typeof artemisDashboardPath> },
    { path: '/artemis/ordering', to: '/artemis/ordering/orders' satisfies AddressOf<typeof ordersPath> },
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
      access: rules.newOrder,
      search: async () => (await import('./searchOrderDrafts.ts')).searchOrderDrafts,
    },
  ],
  commands: [
    {
      id: 'new-order',
      label: 'New order',
      href: '/artemis/ordering/new' satisfies AddressOf<typeof newOrderPath>,
      access: rules.newOrder,
    },
  ],
});
