import type { PlannedWork } from '../../contract/generated/openapi.ts';
import type { World } from '../../world/createWorld.ts';
import type { WorkWithWindow } from '../../world/events.ts';
import type { Caller } from '../caller.ts';

/** A planned work as a caller sees it; undefined if none of the caller's services is affected. */
export function plannedWorkOf(
  world: World,
  { partnerId }: Caller,
  work: WorkWithWindow,
): PlannedWork | undefined {
  const from = `FROM services
    WHERE partner_id = ? AND a_name BETWEEN ? AND ? AND status IN ('live', 'livePending')`;
  // The names of sites begin with their town; a range can use the index.
  const names = [`${work.town} `, `${work.town} ~`];
  const total = Number(world.first(`SELECT count(*) AS count ${from}`, partnerId, ...names)?.['count']);
  if (total === 0) return undefined;
  const services = world.all(
    `SELECT id, name, product ${from} ORDER BY name, id LIMIT 10`,
    partnerId,
    ...names,
  );
  const { id, title, expectedImpact, from: begin, to: end } = work;
  return {
    id,
    title,
    expectedImpact,
    from: begin,
    to: end,
    serviceCount: total,
    services: services.map((row) => ({
      id: String(row['id']),
      name: String(row['name']),
      product: String(row['product']),
    })),
  };
}
