import type { Trunk } from '../../contract/generated/openapi.ts';
import type { Row } from '../../world/createWorld.ts';
import { textOrNull } from '../../world/readRow.ts';

/**
 * The trunks with `status` and `health_since`, as a table in SQL. A trunk is as healthy as its service, and down while the service carries
 * no traffic.
 */
export const trunksWithHealth = `(
  SELECT t.*, CASE s.health WHEN 'none' THEN 'down' ELSE s.health END AS status, s.health_since
  FROM voice_trunks t JOIN services s ON s.id = t.service_id)`;

/** An endpoint of a trunk as the store has it. `since` is its latest registration before the health of the service changed. */
export type StoredEndpoint = Omit<Trunk['endpoints'][number], 'state'>;

/** The endpoints of a trunk: none is reachable while it is down, and only the first one while it is degraded. */
export function endpointsOf(row: Row): Trunk['endpoints'] {
  const stored: StoredEndpoint[] = JSON.parse(String(row['endpoints']));
  const changed = textOrNull(row, 'health_since') ?? '';
  return stored.map(({ address, transport, since }, index) => {
    const isLost = row['status'] === 'down' || (row['status'] === 'degraded' && index > 0);
    const isStable = row['status'] === 'degraded' && !isLost;
    return {
      address,
      transport,
      state: isLost ? 'unreachable' : 'registered',
      since: !isStable && changed > since ? changed : since,
    };
  });
}
