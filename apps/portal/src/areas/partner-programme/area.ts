import { defineArea, rules } from '@quayside/portal-core/react';

export const partnerProgrammeArea = defineArea({
  id: 'partner-programme',
  routes: [
    {
      path: '/partner-programme',
      title: 'Partner programme',
      access: rules.apolloPartnerProgramme,
      view: 'apollo',
    },
  ],
});
