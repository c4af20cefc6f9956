import { adminApi } from '../../domain/admin/admin.fixtures.ts';

/** A working backend, and the address of a user. */
export const areaFixtures = {
  api: adminApi,
  addresses: { '/admin/users/:userId': '/admin/users/priya.shah' },
};
