import type { World } from '../../world/createWorld.ts';
import { attachments, type AttachmentRow } from '../../world/sharedCollections.ts';
import type { Caller } from '../caller.ts';

/**
 * An attachment that a caller may read and use; undefined for any other. Until it is sent, with a message or a port, only its uploader
 * may; afterwards the whole company.
 */
export function findAttachment(
  world: World,
  { id: personId, partnerId }: Caller,
  id: string,
): AttachmentRow | undefined {
  return attachments.first(
    world,
    'id = ? AND partner_id = ? AND (is_sent = 1 OR uploaded_by = ?)',
    id,
    partnerId,
    personId,
  );
}

/** Opens an attachment to the company of its uploader. Call it after `findAttachment`, within `world.write`. */
export function sendAttachment(world: World, id: string): void {
  attachments.set(world, id, { isSent: true });
}

/**
 * Adds an attachment to a message of its uploader. Returns false if the caller did not upload it, or it belongs to a message already.
 */
export function attachToMessage(
  world: World,
  { id: personId }: Caller,
  id: string,
  entry: { readonly conversationId: string; readonly position: number },
): boolean {
  const isFree = 'id = ? AND uploaded_by = ? AND conversation_id IS NULL';
  if (attachments.first(world, isFree, id, personId) === undefined) return false;
  attachments.set(world, id, { ...entry, isSent: true });
  return true;
}
