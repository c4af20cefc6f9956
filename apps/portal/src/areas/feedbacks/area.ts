import { rules } from '@quayside/contract/access';
import { defineArea } from '@quayside/portal-core/react';

export const feedbacksArea = defineArea({
  id: 'feedbacks',
  routes: [
    {
      path: '/feedbacks',
      title: 'Feedbacks',
      access: rules.eitherView,
      page: async () => (await import('./pages/FeedbacksPage.tsx')).FeedbacksPage,
    },
  ],
  commands: [{ id: 'give-feedback', label: 'Give feedback', href: '/feedbacks', access: rules.eitherView }],
});
