import { uploadedFile } from '@quayside/shared/conversation/attachmentFiles.ts';
import { useUploads } from '@quayside/shared/conversation/useUploads.ts';
import type { WayleaveUpload } from './answerPanel.ts';

/** Uploads the files of a wayleave as they are chosen. One that contains malware is not sent. */
export function useWayleaveUpload(): WayleaveUpload {
  const { uploads, files } = useUploads();
  return {
    files: files.map(uploadedFile),
    attachmentIds: files.flatMap(({ state }) =>
      state.status === 'attached' && state.attachment.scan !== 'blocked' ? state.attachment.id : [],
    ),
    add: uploads.add,
    remove: uploads.remove,
    retry: uploads.retry,
  };
}
