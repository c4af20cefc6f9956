import { rules } from '@quayside/contract/access';
import { defineArea } from '@quayside/portal-core/react';

const legal = { title: 'Legal', access: rules.signedIn };

export const legalArea = defineArea({
  id: 'legal',
  routes: [
    {
      ...legal,
      path: '/terms-of-use',
      page: async () => (await import('./TermsOfUsePage.tsx')).TermsOfUsePage,
    },
    {
      ...legal,
      path: '/privacy-policy',
      page: async () => (await import('./PrivacyPolicyPage.tsx')).PrivacyPolicyPage,
    },
    {
      ...legal,
      path: '/cookie-policy',
      page: async () => (await import('./CookiePolicyPage.tsx')).CookiePolicyPage,
    },
  ],
});
