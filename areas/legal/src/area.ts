import { rules } from '@quayside/contract/access';
import type { cookiesPath, privacyPath, termsPath } from '@quayside/contract/paths/legal';
import type { PatternOf } from '@quayside/portal-core/addresses';
import { defineArea } from '@quayside/portal-core/react';

const legal = { title: 'Legal', access: rules.signedIn };

export const legalArea = defineArea({
  id: 'legal',
  routes: [
    {
      ...legal,
      path: '/terms-of-use' satisfies PatternOf<typeof termsPath>,
      page: async () => (await import('./TermsOfUsePage.tsx')).TermsOfUsePage,
    },
    {
      ...legal,
      path: '/privacy-policy' satisfies PatternOf<typeof privacyPath>,
      page: async () => (await import('./PrivacyPolicyPage.tsx')).PrivacyPolicyPage,
    },
    {
      ...legal,
      path: '/cookie-policy' satisfies PatternOf<typeof cookiesPath>,
      page: async () => (await import('./CookiePolicyPage.tsx')).CookiePolicyPage,
    },
  ],
});
