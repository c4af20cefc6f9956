import { useUnsavedWork } from '@quayside/portal-core/react';
import type { RejectedFile } from '@quayside/ui/FileDrop';
import { useState } from 'react';
import * as v from 'valibot';
import { attachmentSchema, type Attachment } from '@quayside/shared/conversation/api.ts';
import type { Upload } from '@quayside/shared/conversation/createUploads.ts';
import { useUploads } from '@quayside/shared/conversation/useUploads.ts';

/** The files of a new case. They are uploaded as soon as they are chosen. */
export interface NewCaseFiles {
  readonly files: readonly Upload[];
  /** The files that were not added, with the reasons. */
  readonly rejected: readonly RejectedFile[];
  /** When the draft was saved that brought files back. */
  readonly restoredAt: Date | null;
  add(this: void, accepted: File[], rejected: RejectedFile[]): void;
  remove(this: void, id: string): void;
  retry(this: void, id: string): void;
  /** Keeps the files that a draft brought back. */
  keep(this: void): void;
  /** Removes all. */
  clear(this: void): void;
  /** Resolves with whether every file is on the server, once no upload runs. */
  isUploaded(this: void): Promise<boolean>;
  /** The attachments of the new case. A file with malware is left out. */
  attachmentIds(this: void): string[];
}

const draftSchema = v.array(attachmentSchema);

/** Holds the files of a new case. Those on the server are part of the draft. */
export function useNewCaseFiles(draftKey: string): NewCaseFiles {
  const { uploads, files } = useUploads();
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([]);
  const draft = useUnsavedWork(draftKey, {
    value: files.length === 0 ? undefined : attached(files),
    restore(saved) {
      const { success, output } = v.safeParse(draftSchema, saved);
      if (success) uploads.restore(output);
      return success && output.length > 0;
    },
  });
  return {
    files,
    rejected,
    restoredAt: draft.restoredAt,
    add(accepted, refused) {
      setRejected(refused);
      uploads.add(accepted);
    },
    remove: uploads.remove,
    retry: uploads.retry,
    keep: draft.dismiss,
    clear() {
      draft.forget();
      draft.dismiss();
      setRejected([]);
      uploads.clear();
    },
    async isUploaded() {
      await uploads.settled();
      return !uploads.getSnapshot().some(({ state }) => state.status === 'failed');
    },
    attachmentIds: () =>
      attached(uploads.getSnapshot())
        .filter(({ scan }) => scan !== 'blocked')
        .map(({ id }) => id),
  };
}

function attached(files: readonly Upload[]): Attachment[] {
  return files.flatMap(({ state }) => (state.status === 'attached' ? [state.attachment] : []));
}
