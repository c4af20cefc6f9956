import type { Trunk } from '../../contract/generated/openapi.ts';
import type { TrunkWithHealth } from './trunks.ts';

/** The endpoints of a trunk: none is reachable while it is down, and only the first one while it is degraded. */
export function endpointsOf({ endpoints, healthSince, status }: TrunkWithHealth): Trunk['endpoints'] {
  const changed = healthSince ?? '';
  return endpoints.map(({ address, transport, since }, index) => {
    const isLost = status === 'down' || (status === 'degraded' && index > 0);
    const isStable = status === 'degraded' && !isLost;
    return {
      address,
      transport,
      state: isLost ? 'unreachable' : 'registered',
      since: !isStable && changed > since ? changed : since,
    };
  });
}
