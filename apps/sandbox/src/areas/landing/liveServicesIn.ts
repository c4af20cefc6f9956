import type { World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';

/** The number of live services of a caller's partner whose A end is in a town. */
export function liveServicesIn(world: World, { partnerId }: Caller, town: string): number {
  // The names of sites begin with their town; a range can use the index.
  const row = world.first(
    `SELECT count(*) AS count FROM services
     WHERE partner_id = ? AND a_name BETWEEN ? AND ? AND status IN ('live', 'livePending')`,
    partnerId,
    `${town} `,
    `${town} ~`,
  );
  return Number(row?.['count']);
}
