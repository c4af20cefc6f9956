import { defineArea, rules } from '@quayside/portal-core/react';

export const voiceArea = defineArea({
  id: 'voice',
  routes: [{ path: '/voice', title: 'Voice', access: rules.apollo, view: 'apollo' }],
});
