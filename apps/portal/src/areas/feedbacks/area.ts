import { defineArea, rules } from '@quayside/portal-core/react';

export const feedbacksArea = defineArea({
  id: 'feedbacks',
  routes: [{ path: '/feedbacks', title: 'Feedbacks', access: rules.eitherView }],
});
