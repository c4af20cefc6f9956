import { useUnsavedWork } from '@quayside/portal-core/react';
import type { RejectedFile } from '@quayside/ui/FileDrop';
import { useState } from 'react';
import * as v from 'valibot';
import { attachmentSchema, type Attachment } from '@quayside/shared/conversation/api.ts';
import type { Upload } from '@quayside/shared/conversation/createUploads.ts';
import { useUploads } from '@quayside/shared/conversation/useUploads.ts';

/** The letter of authority: one file, which is uploaded as soon as it is chosen. */
export interface Letter {
  /** None, or the one file. */
  readonly files: readonly Upload[];
  /** The files that were not taken, with the reasons. */
  readonly rejected: readonly RejectedFile[];
  add(this: void, accepted: File[], rejected: RejectedFile[]): void;
  remove(this: void, id: string): void;
  retry(this: void, id: string): void;
  clear(this: void): void;
  /** Resolves with whether there is no file, or it is on the server and not blocked. */
  isUploaded(this: void): Promise<boolean>;
  /** The id of the uploaded file; null without one. */
  letterId(this: void): string | null;
}

const draftSchema = v.array(attachmentSchema);

/** Holds the letter. A file that is on the server is part of the draft. */
export function useLetter(draftKey: string): Letter {
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
    add(accepted, refused) {
      setRejected(refused);
      if (accepted.length === 0) return;
      // Another letter replaces the present one.
      uploads.clear();
      uploads.add(accepted.slice(0, 1));
    },
    remove: uploads.remove,
    retry: uploads.retry,
    clear() {
      draft.forget();
      draft.dismiss();
      setRejected([]);
      uploads.clear();
    },
    async isUploaded() {
      await uploads.settled();
      return problemOfLetter(uploads.getSnapshot()) === null;
    },
    letterId: () => attached(uploads.getSnapshot())[0]?.id ?? null,
  };
}

/** Returns the reason why the letter cannot be sent; null when it can, or when there is none. */
export function problemOfLetter(files: readonly Upload[]): string | null {
  const [file] = files;
  if (file?.state.status === 'failed') return `“${file.name}” was not uploaded. Retry or remove it`;
  const isBlocked = file?.state.status === 'attached' && file.state.attachment.scan === 'blocked';
  return isBlocked ? `“${file.name}” contains malware. Choose another file` : null;
}

function attached(files: readonly Upload[]): Attachment[] {
  return files.flatMap(({ state }) => (state.status === 'attached' ? [state.attachment] : []));
}
