import { expect, it } from 'vitest';
import { createTestUser } from '../testing/users.ts';
import { createAccess } from './createAccess.ts';

const access = createAccess({ approver: ({ roles }) => roles.includes('approver'), nobody: () => false });
const approver = createTestUser({ roles: ['approver'] });

it('A rule is granted when all its requirements are met, else it lists the missing ones in its order', () => {
  expect(access.evaluate({ requires: ['signed-in', 'approver'] }, approver)).toEqual({ granted: true });
  expect(access.evaluate({ requires: ['nobody', 'approver'] }, createTestUser({ roles: [] }))).toEqual({
    granted: false,
    missing: ['nobody', 'approver'],
  });
});

it.each(['unknown', 'constructor'])(
  'A requirement that the portal does not define is never met: %s',
  (id) => {
    expect(access.evaluate({ requires: [id] }, approver)).toEqual({ granted: false, missing: [id] });
  },
);

it('createAccess grants nothing without a user', () => {
  expect(access.evaluate({ requires: [] }, null)).toEqual({ granted: false, missing: ['signed-in'] });
});
