import { useUnsavedWork } from '@quayside/portal-core/react';
import type { RejectedFile } from '@quayside/ui/FileDrop';
import { useState } from 'react';
import * as v from 'valibot';
import { attachmentSchema, type Attachment } from './api.ts';
import type { Upload, Uploads } from './createUploads.ts';
import { useUploads } from './useUploads.ts';

export interface DraftUploads {
  readonly files: readonly Upload[];
  readonly rejected: readonly RejectedFile[];
  /** When the draft was saved that brought files back. */
  readonly restoredAt: Date | null;
  add(this: void, accepted: File[], rejected: RejectedFile[]): void;
  remove(this: void, id: string): void;
  retry(this: void, id: string): void;
  /** Keeps the files that a draft brought back. */
  keep(this: void): void;
  clear(this: void): void;
}

const draftSchema = v.array(attachmentSchema);

/** Holds the files of a form, which are uploaded as soon as they are chosen. Those on the server are part of the draft. */
export function useDraftUploads(
  draftKey: string,
  /** Whether there is one file at the most, which another one replaces. */
  { isSingle = false } = {},
): { readonly draft: DraftUploads; readonly uploads: Uploads } {
  const { uploads, files } = useUploads();
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([]);
  const kept = useUnsavedWork(draftKey, {
    value: files.length === 0 ? undefined : attachedOf(files),
    restore(saved) {
      const { success, output } = v.safeParse(draftSchema, saved);
      if (success) uploads.restore(output);
      return success && output.length > 0;
    },
  });
  const draft: DraftUploads = {
    files,
    rejected,
    restoredAt: kept.restoredAt,
    add(accepted, refused) {
      setRejected(refused);
      if (isSingle && accepted.length > 0) uploads.clear();
      uploads.add(isSingle ? accepted.slice(0, 1) : accepted);
    },
    remove: uploads.remove,
    retry: uploads.retry,
    keep: kept.dismiss,
    clear() {
      kept.forget();
      kept.dismiss();
      setRejected([]);
      uploads.clear();
    },
  };
  return { draft, uploads };
}

/** The files that are on the server. */
export function attachedOf(files: readonly Upload[]): Attachment[] {
  return files.flatMap(({ state }) => (state.status === 'attached' ? [state.attachment] : []));
}
