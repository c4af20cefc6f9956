import { rules } from '@quayside/contract/access';
import { defineArea } from '@quayside/portal-core/react';
import { PRODUCT_NAME } from '../../domain/product.ts';

const landing = {
  title: PRODUCT_NAME,
  access: rules.signedIn,
  page: async () => (await import('./pages/LandingPage.tsx')).LandingPage,
};

export const landingArea = defineArea({
  id: 'landing',
  routes: [
    { path: '/', ...landing },
    { path: '/landing', ...landing },
  ],
  redirects: [{ path: '/login', to: '/landing' }],
});
