import { rules } from '@quayside/contract/access';
import type { feedbacksPath } from '@quayside/contract/paths/feedbacks';
import type { AddressOf, PatternOf } from '@quayside/portal-core/addresses';
import { defineArea } from '@quayside/portal-core/react';

export const feedbacksArea = defineArea({
  id: 'feedbacks',
  routes: [
    {
      path: '/feedbacks' satisfies PatternOf<typeof feedbacksPath>,
      title: 'Feedbacks',
      access: rules.eitherView,
      page: async () => (await import('./FeedbacksPage.tsx')).FeedbacksPage,
    },
  ],
  commands: [
    {
      id: 'give-feedback',
      label: 'Give feedback',
      href: '/feedbacks' satisfies AddressOf<typeof feedbacksPath>,
      access: rules.eitherView,
    },
  ],
});
