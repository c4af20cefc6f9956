import type { World } from '../../world/createWorld.ts';
import { toChangeRequest, wantedChange } from './toChangeRequest.ts';

/** Applies a completed change request to its service. */
export function applyChange(world: World, id: string): void {
  const row = world.first('SELECT * FROM changes WHERE id = ?', id);
  if (row === undefined) return;
  const { type, service, charges } = toChangeRequest(world, row);
  if (type === 'cease') {
    world.all(
      `UPDATE services SET status = 'ceased', health = 'none', version = version + 1 WHERE id = ?`,
      service.id,
    );
    return;
  }
  const { bandwidthMbps = null } = wantedChange(row);
  world.all(
    'UPDATE services SET mrc = ?, bandwidth_mbps = coalesce(?, bandwidth_mbps), version = version + 1 WHERE id = ?',
    charges.mrcAfter.amount,
    bandwidthMbps,
    service.id,
  );
}
