import { joinSql, type Sql } from '../../store/sqlFilter.ts';
import { objectOf } from '../../store/typedObject.ts';
import { services, type ServiceRow } from '../../world/collections.ts';
import type { World } from '../../world/createWorld.ts';
import { decisionTurns } from '../approvals/decisionTurns.ts';
import type { Caller } from '../caller.ts';
import { deliveryTurns } from '../delivery/deliveryTurns.ts';
import { readBy, turnById, type Turn, type Turns } from '../turns.ts';

/** Whose turn each service is, by its id. It waits for the caller if its delivery or one of its changes does. */
function serviceTurns(world: World, caller: Caller): Turns {
  const ofDeliveries = deliveryTurns(world, caller);
  const ofChanges = decisionTurns(world, caller, 'change');
  const turns = world
    .all(
      `SELECT service_id, case_number AS id FROM deliveries WHERE partner_id = ?1 AND waiting_for = 'you'
       UNION ALL SELECT service_id, id FROM changes WHERE partner_id = ?1 AND waiting_for = 'you'`,
      caller.partnerId,
    )
    .map(({ service_id: serviceId, id }): readonly [string, Turn] => {
      const { party } = ofDeliveries[String(id)] ?? ofChanges[String(id)] ?? { party: 'colleague' };
      return [String(serviceId), { party }];
    });
  // The last entry of an id counts.
  return objectOf(
    turns.toSorted(([, one], [, other]) => Number(one.party === 'you') - Number(other.party === 'you')),
  );
}

/** The services of the caller's partner as the caller reads them, for the FROM of a statement. */
export function readServices(world: World, caller: Caller, alias?: string): Sql {
  return readBy(services, turnById(serviceTurns(world, caller), 'id'), alias);
}

/** The service with an id; undefined for one that does not exist or belongs to another partner. */
export function findService(world: World, caller: Caller, id: string): ServiceRow | undefined {
  const from = joinSql(readServices(world, caller), {
    text: ' WHERE id = ? AND partner_id = ?',
    values: [id, caller.partnerId],
  });
  const row = world.first(`SELECT * FROM ${from.text}`, ...from.values);
  return row && services.read(row);
}
