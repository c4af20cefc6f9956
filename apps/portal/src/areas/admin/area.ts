import { rules } from '@quayside/contract/access';
import { defineArea } from '@quayside/portal-core/react';

export const adminArea = defineArea({
  id: 'admin',
  routes: [
    {
      path: '/admin',
      title: 'Admin',
      access: rules.apolloAdmin,
      view: 'apollo',
      page: async () => (await import('./pages/AdminPage.tsx')).AdminPage,
      children: [
        {
          path: 'invite',
          title: 'Invite users',
          page: async () => (await import('./pages/InvitePage.tsx')).InvitePage,
        },
        {
          path: 'users/:userId',
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
      listPath: '/admin',
      search: async () => (await import('./searchUsers.ts')).searchUsers,
    },
  ],
  commands: [{ id: 'invite-users', label: 'Invite users', href: '/admin/invite', access: rules.apolloAdmin }],
});
