import { rules } from '@quayside/contract/access';
import type { casePath, casesPath, newCasePath, supportPath } from '@quayside/contract/paths/support';
import type { AddressOf, PatternOf } from '@quayside/portal-core/addresses';
import { defineArea } from '@quayside/portal-core/react';

export const supportArea = defineArea({
  id: 'support',
  routes: [
    {
      path: '/support' satisfies PatternOf<typeof supportPath>,
      title: 'Support',
      access: rules.apollo,
      view: 'apollo',
      page: async () => (await import('./overview/SupportPage.tsx')).SupportPage,
      children: [
        {
          path: '/support/cases' satisfies PatternOf<typeof casesPath>,
          title: 'Support cases',
          page: async () => (await import('./list/CasesPage.tsx')).CasesPage,
          liveChat: {},
          children: [
            {
              path: '/support/cases/:caseNumber' satisfies PatternOf<typeof casePath>,
              title: 'Support case',
              liveChat: { caseParam: 'caseNumber' },
              page: async () => (await import('./case/CasePage.tsx')).CasePage,
            },
          ],
        },
      ],
    },
    {
      path: '/new-support-case' satisfies PatternOf<typeof newCasePath>,
      title: 'New Case',
      access: rules.newCase,
      view: 'apollo',
      layout: 'bare',
      page: async () => (await import('./newCase/NewCasePage.tsx')).NewCasePage,
    },
  ],
  bareFragments: ['/new-support-case' satisfies PatternOf<typeof newCasePath>],
  dashboard: [
    {
      id: 'waiting-cases',
      title: 'Cases',
      access: rules.newCase,
      placement: 'waiting',
      card: async () => (await import('./dashboard/WaitingCasesCard.tsx')).WaitingCasesCard,
    },
    {
      id: 'cases-by-age',
      title: 'Open cases by age',
      access: rules.apollo,
      card: async () => (await import('./dashboard/CasesByAgeCard.tsx')).CasesByAgeCard,
    },
    {
      id: 'planned-works',
      title: 'Planned works on your services',
      access: rules.apollo,
      card: async () => (await import('./dashboard/PlannedWorksCard.tsx')).PlannedWorksCard,
    },
  ],
  search: [
    {
      kind: 'case',
      label: 'Cases',
      identifierShape: /^\d{4,8}$/,
      access: rules.apollo,
      listPath: '/support/cases' satisfies AddressOf<typeof casesPath>,
      search: async () => (await import('./searchCases.ts')).searchCases,
    },
  ],
  commands: [
    {
      id: 'new-case',
      label: 'New case',
      href: '/new-support-case' satisfies AddressOf<typeof newCasePath>,
      access: rules.newCase,
    },
  ],
  pins: [
    {
      kind: 'case',
      access: rules.apollo,
      resolve: async () => (await import('./pins/resolveCase.ts')).resolveCase,
    },
  ],
});
