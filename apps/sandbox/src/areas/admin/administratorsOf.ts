import type { Problem } from '../../contract/generated/openapi.ts';
import { pickFrom } from '../../store/typedObject.ts';
import type { World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';
import { adminUsers } from './adminUsers.ts';

/** Who else can change the roles of a caller: three at most. */
export function administratorsOf(
  world: World,
  { id, partnerId }: Pick<Caller, 'id' | 'partnerId'>,
): NonNullable<Problem['administrators']> {
  const others = `partner_id = ? AND id <> ? AND status = 'active' AND ',' || roles || ',' LIKE '%,admin,%'`;
  return adminUsers
    .all(world, `${others} ORDER BY number LIMIT 3`, partnerId, id)
    .map((row) => pickFrom(row, ['id', 'name', 'email']));
}
