import { services } from '../../world/collections.ts';
import type { World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';

/** The number of live services of a caller's partner whose A end is in a town. */
export function liveServicesIn(world: World, { partnerId }: Caller, town: string): number {
  // The names of sites begin with their town; a range can use the index.
  return services.count(
    world,
    `partner_id = ? AND a_name BETWEEN ? AND ? AND status IN ('live', 'livePending')`,
    partnerId,
    `${town} `,
    `${town} ~`,
  );
}
