import type { PlannedWork } from '../../contract/generated/openapi.ts';
import { pickFrom } from '../../store/typedObject.ts';
import { services } from '../../world/collections.ts';
import type { World } from '../../world/createWorld.ts';
import type { WorkWithWindow } from '../../world/events.ts';
import type { Caller } from '../caller.ts';

const SHOWN = 10;

/** A planned work as a caller sees it; undefined if none of the caller's services is affected. */
export function plannedWorkOf(
  world: World,
  { partnerId }: Caller,
  work: WorkWithWindow,
): PlannedWork | undefined {
  // The names of sites begin with their town; a range can use the index.
  const affected = `partner_id = ? AND a_name BETWEEN ? AND ? AND status IN ('live', 'livePending')`;
  const values = [partnerId, `${work.town} `, `${work.town} ~`];
  const serviceCount = services.count(world, affected, ...values);
  if (serviceCount === 0) return undefined;
  const shown = services.all(world, `${affected} ORDER BY name, id LIMIT ${SHOWN}`, ...values);
  const { id, title, expectedImpact, from: begin, to: end } = work;
  return {
    id,
    title,
    expectedImpact,
    from: begin,
    to: end,
    serviceCount,
    services: shown.map((service) => pickFrom(service, ['id', 'name', 'product'])),
  };
}
