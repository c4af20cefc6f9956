import { rules } from '@quayside/contract/access';
import type { landingPath, rootPath } from '@quayside/contract/paths/landing';
import type { AddressOf, PatternOf } from '@quayside/portal-core/addresses';
import { defineArea } from '@quayside/portal-core/react';
import { PRODUCT_NAME } from '@quayside/shared/product.ts';

const landing = {
  title: PRODUCT_NAME,
  access: rules.signedIn,
  page: async () => (await import('./LandingPage.tsx')).LandingPage,
};

export const landingArea = defineArea({
  id: 'landing',
  routes: [
    { path: '/' satisfies PatternOf<typeof rootPath>, ...landing },
    { path: '/landing' satisfies PatternOf<typeof landingPath>, ...landing },
  ],
  redirects: [{ path: '/login', to: '/landing' satisfies AddressOf<typeof landingPath> }],
});
