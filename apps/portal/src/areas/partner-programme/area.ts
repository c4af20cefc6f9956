import { rules } from '@quayside/contract/access';
import { defineArea } from '@quayside/portal-core/react';

const access = rules.apolloPartnerProgramme;

export const partnerProgrammeArea = defineArea({
  id: 'partner-programme',
  routes: [
    {
      path: '/partner-programme',
      title: 'Partner programme',
      access,
      view: 'apollo',
      page: async () => (await import('./pages/ProgrammePage.tsx')).ProgrammePage,
      children: [
        {
          path: 'deals',
          title: 'Deals',
          page: async () => (await import('./pages/DealsPage.tsx')).DealsPage,
          children: [
            {
              path: 'new',
              title: 'Register a deal',
              page: async () => (await import('./pages/NewDealPage.tsx')).NewDealPage,
            },
            {
              path: ':number',
              title: 'Deal',
              page: async () => (await import('./pages/DealPage.tsx')).DealPage,
              children: [
                {
                  path: 'edit',
                  title: 'Correct a deal',
                  page: async () => (await import('./pages/EditDealPage.tsx')).EditDealPage,
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
      listPath: '/partner-programme/deals',
      search: async () => (await import('./searchDeals.ts')).searchDeals,
    },
  ],
  dashboard: [
    {
      id: 'waiting-deals',
      title: 'Deals',
      access,
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
  commands: [{ id: 'register-deal', label: 'Register a deal', href: '/partner-programme/deals/new', access }],
});
