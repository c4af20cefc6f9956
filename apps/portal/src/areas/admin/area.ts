import { rules } from '@quayside/contract/access';
import type { adminPaths } from '@quayside/contract/paths/admin';
import type { AddressOf, PatternOf } from '@quayside/portal-core/addresses';
import { defineArea } from '@quayside/portal-core/react';

export const adminArea = defineArea({
  id: 'admin',
  routes: [
    {
      path: '/admin' satisfies PatternOf<typeof adminPaths.apollo.home>,
      title: 'Admin',
      access: rules.apolloAdmin,
      view: 'apollo',
      page: async () => (await import('./pages/AdminPage.tsx')).AdminPage,
      children: [
        {
          path: '/admin/invite' satisfies PatternOf<typeof adminPaths.apollo.invite>,
          title: 'Invite users',
          page: async () => (await import('./pages/InvitePage.tsx')).InvitePage,
        },
        {
          path: '/admin/users/:userId' satisfies PatternOf<typeof adminPaths.apollo.user>,
          title: 'User',
          page: async () => (await import('./pages/UserPage.tsx')).UserPage,
        },
      ],
    },
  ],
  search: [
    {
      kind: 'user',
      label: 'Users',
      access: rules.apolloAdmin,
      listPath: '/admin' satisfies AddressOf<typeof adminPaths.apollo.users>,
      search: async () => (await import('./searchUsers.ts')).searchUsers,
    },
  ],
  commands: [
    {
      id: 'invite-users',
      label: 'Invite users',
      href: '/admin/invite' satisfies AddressOf<typeof adminPaths.apollo.invite>,
      access: rules.apolloAdmin,
    },
  ],
});
