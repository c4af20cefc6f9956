import { rules } from '@quayside/contract/access';
import type {
  dealPath,
  dealsPath,
  editDealPath,
  newDealPath,
  programmePath,
} from '@quayside/contract/paths/partner-programme';
import type { AddressOf, PatternOf } from '@quayside/portal-core/addresses';
import { defineArea } from '@quayside/portal-core/react';

const access = rules.apolloPartnerProgramme;

export const partnerProgrammeArea = defineArea({
  id: 'partner-programme',
  routes: [
    {
      path: '/partner-programme' satisfies PatternOf<typeof programmePath>,
      title: 'Partner programme',
      access,
      view: 'apollo',
      page: async () => (await import('./programme/ProgrammePage.tsx')).ProgrammePage,
      children: [
        {
          path: '/partner-programme/deals' satisfies PatternOf<typeof dealsPath>,
          title: 'Deals',
          page: async () => (await import('./list/DealsPage.tsx')).DealsPage,
          children: [
            {
              path: '/partner-programme/deals/new' satisfies PatternOf<typeof newDealPath>,
              title: 'Register a deal',
              access: rules.newDeal,
              page: async () => (await import('./dealForm/NewDealPage.tsx')).NewDealPage,
            },
            {
              path: '/partner-programme/deals/:number' satisfies PatternOf<typeof dealPath>,
              title: 'Deal',
              page: async () => (await import('./deal/DealPage.tsx')).DealPage,
              children: [
                {
                  path: '/partner-programme/deals/:number/edit' satisfies PatternOf<typeof editDealPath>,
                  title: 'Correct a deal',
                  access: rules.newDeal,
                  page: async () => (await import('./dealForm/EditDealPage.tsx')).EditDealPage,
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  search: [
    {
      kind: 'deal',
      label: 'Deals',
      identifierShape: /^dl\d/,
      access,
      listPath: '/partner-programme/deals' satisfies AddressOf<typeof dealsPath>,
      search: async () => (await import('./searchDeals.ts')).searchDeals,
    },
  ],
  dashboard: [
    {
      id: 'waiting-deals',
      title: 'Deals',
      access: rules.newDeal,
      placement: 'waiting',
      card: async () => (await import('./dashboard/WaitingDealsCard.tsx')).WaitingDealsCard,
    },
  ],
  pins: [
    {
      kind: 'deal',
      access,
      resolve: async () => (await import('./pins/resolveDeal.ts')).resolveDeal,
    },
  ],
  commands: [
    {
      id: 'register-deal',
      label: 'Register a deal',
      href: '/partner-programme/deals/new' satisfies AddressOf<typeof newDealPath>,
      access: rules.newDeal,
    },
  ],
});
