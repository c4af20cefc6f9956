import { changes, services } from '../../world/collections.ts';
import type { World } from '../../world/createWorld.ts';
import { toChangeRequest, wantedChange } from './toChangeRequest.ts';

export function applyChange(world: World, id: string): void {
  const change = changes.first(world, 'id = ?', id);
  const service = change && services.first(world, 'id = ?', change.service.id);
  if (change === undefined || service === undefined) return;
  const version = service.version + 1;
  if (change.type === 'cease') {
    services.set(world, service.id, { version, status: 'ceased', health: 'none' });
    return;
  }
  services.set(world, service.id, {
    version,
    mrc: toChangeRequest(world, change).charges.mrcAfter.amount,
    bandwidthMbps: wantedChange(change).bandwidthMbps ?? undefined,
  });
}
