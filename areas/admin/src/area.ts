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
      page: async () => (await import('./AdminPage.tsx')).AdminPage,
      children: [
        {
          path: '/admin/invite' satisfies PatternOf<typeof adminPaths.apollo.invite>,
          title: 'Invite users',
          page: async () => (await import('./invite/InvitePage.tsx')).InvitePage,
        },
        {
          path: '/admin/users/:userId' satisfies PatternOf<typeof adminPaths.apollo.user>,
          title: 'User',
          page: async () => (await import('./user/UserPage.tsx')).UserPage,
        },
      ],
    },
    {
      path: '/artemis/admin' satisfies PatternOf<typeof adminPaths.artemis.home>,
      title: 'Admin',
      access: rules.artemisAdmin,
      view: 'artemis',
      page: async () => (await import('./AdminPage.tsx')).ArtemisAdminPage,
      children: [
        {
          path: '/artemis/admin/invite' satisfies PatternOf<typeof adminPaths.artemis.invite>,
          title: 'Invite users',
          page: async () => (await import('./invite/InvitePage.tsx')).ArtemisInvitePage,
        },
        {
          path: '/artemis/admin/users/:userId' satisfies PatternOf<typeof adminPaths.artemis.user>,
          title: 'User',
          page: async () => (await import('./user/UserPage.tsx')).ArtemisUserPage,
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
    {
      kind: 'artemis-user',
      label: 'Artemis users',
      access: rules.artemisAdmin,
      listPath: '/artemis/admin' satisfies AddressOf<typeof adminPaths.artemis.users>,
      search: async () => (await import('./searchUsers.ts')).searchArtemisUsers,
    },
  ],
  commands: [
    {
      id: 'invite-users',
      label: 'Invite users',
      href: '/admin/invite' satisfies AddressOf<typeof adminPaths.apollo.invite>,
      access: rules.apolloAdmin,
    },
    {
      id: 'invite-artemis-users',
      label: 'Invite Artemis users',
      href: '/artemis/admin/invite' satisfies AddressOf<typeof adminPaths.artemis.invite>,
      access: rules.artemisAdmin,
    },
  ],
});
