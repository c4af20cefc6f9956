import { rules } from '@quayside/contract/access';
import type { profilePath } from '@quayside/contract/paths/profile';
import type { PatternOf } from '@quayside/portal-core/addresses';
import { defineArea } from '@quayside/portal-core/react';

export const profileArea = defineArea({
  id: 'profile',
  routes: [
    {
      path: '/my-profile' satisfies PatternOf<typeof profilePath>,
      title: 'Profile',
      access: rules.signedIn,
      page: async () => (await import('./ProfilePage.tsx')).ProfilePage,
    },
  ],
});
