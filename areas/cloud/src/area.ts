import { rules } from '@quayside/contract/access';
import type { compareEstimatesPath, estimatePath, estimatesPath } from '@quayside/contract/paths/cloud';
import type { AddressOf, PatternOf } from '@quayside/portal-core/addresses';
import { defineArea } from '@quayside/portal-core/react';

export const cloudArea = defineArea({
  id: 'cloud',
  routes: [
    {
      path: '/cloud' satisfies PatternOf<typeof estimatesPath>,
      title: 'Cloud',
      access: rules.apolloService1Cloud,
      view: 'apollo',
      page: async () => (await import('./list/EstimatesPage.tsx')).EstimatesPage,
      children: [
        {
          path: '/cloud/estimates/:number' satisfies PatternOf<typeof estimatePath>,
          title: 'Cloud estimate',
          page: async () => (await import('./estimate/EstimatePage.tsx')).EstimatePage,
        },
        {
          path: '/cloud/compare' satisfies PatternOf<typeof compareEstimatesPath>,
          title: 'Compare estimates',
          page: async () => (await import('./compare/ComparePage.tsx')).ComparePage,
        },
      ],
    },
  ],
  dashboard: [
    {
      id: 'cloud-quotes',
      title: 'Cloud quotes ready',
      access: rules.newEstimate,
      placement: 'waiting',
      card: async () => (await import('./dashboard/CloudQuotesCard.tsx')).CloudQuotesCard,
    },
  ],
  search: [
    {
      kind: 'cloud-estimate',
      label: 'Cloud estimates',
      identifierShape: /^ce\d/,
      access: rules.apolloService1Cloud,
      listPath: '/cloud' satisfies AddressOf<typeof estimatesPath>,
      search: async () => (await import('./searchEstimates.ts')).searchEstimates,
    },
  ],
  pins: [
    {
      kind: 'cloud-estimate',
      access: rules.apolloService1Cloud,
      resolve: async () => (await import('./pins/resolveEstimate.ts')).resolveEstimate,
    },
  ],
});
