import { rules } from '@quayside/contract/access';
import { defineArea } from '@quayside/portal-core/react';

export const profileArea = defineArea({
  id: 'profile',
  routes: [
    {
      path: '/my-profile',
      title: 'Profile',
      access: rules.signedIn,
      page: async () => (await import('./pages/ProfilePage.tsx')).ProfilePage,
    },
  ],
});
