import { defineArea, rules } from '@quayside/portal-core/react';

export const supportArea = defineArea({
  id: 'support',
  routes: [
    {
      path: '/support',
      title: 'Support',
      access: rules.apollo,
      view: 'apollo',
      page: async () => (await import('./pages/SupportPage.tsx')).SupportPage,
      children: [
        {
          path: 'cases',
          title: 'Support cases',
          page: async () => (await import('./pages/CasesPage.tsx')).CasesPage,
          liveChat: {},
          children: [
            {
              path: ':caseNumber',
              title: 'Support case',
              liveChat: { caseParam: 'caseNumber' },
              page: async () => (await import('./pages/CasePage.tsx')).CasePage,
            },
          ],
        },
      ],
    },
    {
      path: '/new-support-case',
      title: 'New Case',
      access: rules.apollo,
      view: 'apollo',
      layout: 'bare',
      page: async () => (await import('./pages/NewCasePage.tsx')).NewCasePage,
    },
  ],
  bareFragments: ['/new-support-case'],
});
