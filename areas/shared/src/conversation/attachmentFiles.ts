import type { FileListItem } from '@quayside/ui/FileList';
import type { Attachment } from './api.ts';
import type { Upload } from './createUploads.ts';

/** The limits of the attachments of a message: number, types, size and name. */
export const attachmentLimits = {
  accept: '.pdf,.png,.jpg,.jpeg,.txt,.csv,.log,.zip,.docx,.xlsx',
  maxBytes: 20_000_000,
  maxFiles: 10,
  maxNameLength: 200,
} as const;

/** A file of a sent message, as `FileList` shows it. */
export function attachmentFile({ id, name, size, mediaType, scan }: Attachment): FileListItem {
  const file = { id, name, sizeBytes: size, mediaType };
  if (scan === 'pending') return { ...file, state: 'scanning' };
  if (scan === 'clean') return { ...file, state: 'ready' };
  return { ...file, state: 'blocked', reason: 'It contains malware, so nobody can open it.' };
}

/** A file of a message that is being written, as `FileList` shows it. */
export function uploadedFile({ id, name, sizeBytes, state }: Upload): FileListItem {
  const file = { id, name, sizeBytes };
  switch (state.status) {
    case 'waiting':
      return { ...file, state: 'waiting' };
    case 'uploading':
      // Until the browser says how much is sent, the bar shows only that something is.
      return { ...file, state: 'uploading', progress: state.share === 0 ? undefined : state.share };
    case 'failed':
      return { ...file, state: 'failed', reason: state.reason };
    case 'attached':
    default:
      return {
        ...attachmentFile(state.attachment),
        id,
        ...(state.attachment.scan === 'blocked' && {
          reason: 'It contains malware, so we won’t send it. Choose another file.',
        }),
      };
  }
}
