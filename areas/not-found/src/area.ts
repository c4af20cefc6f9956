import { rules } from '@quayside/contract/access';
import { defineArea } from '@quayside/portal-core/react';

const notFound = {
  title: 'Page Not Found',
  page: async () => (await import('./NotFoundPage.tsx')).NotFoundPage,
};

export const notFoundArea = defineArea({
  id: 'not-found',
  routes: [
    { ...notFound, path: '*', access: rules.signedIn },
    { ...notFound, path: '/artemis/*', access: rules.artemis, view: 'artemis' },
  ],
});
