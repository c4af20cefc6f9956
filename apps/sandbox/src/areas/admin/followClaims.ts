import type { User } from '../../store/users.ts';
import type { World } from '../../world/createWorld.ts';
import { reassignRequests } from '../approvals/approversNow.ts';
import { rightsOfClaims } from './accountRights.ts';
import { adminUsers } from './adminUsers.ts';

/** Shows in Admin the rights that the identity provider changed. Does nothing for an account that Admin does not list. */
export function followClaims(world: World, { username, claims }: User): void {
  world.write(() => {
    const row = adminUsers.first(world, 'id = ?', username);
    if (row === undefined) return;
    const { roles, ...views } = rightsOfClaims(claims);
    adminUsers.change(world, row.number, 'the identity provider', { roles: roles.join(','), ...views });
    reassignRequests(world, row.partnerId, 'the identity provider');
  });
}
