import { adminApi } from './admin.fixtures.ts';

export const areaFixtures = {
  api: adminApi,
  addresses: {
    '/admin/users/:userId': '/admin/users/priya.shah',
    '/artemis/admin/users/:userId': '/artemis/admin/users/priya.shah',
  },
};
