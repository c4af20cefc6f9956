import type { Upload } from '@quayside/shared/conversation/createUploads.ts';
import {
  attachedOf,
  useDraftUploads,
  type DraftUploads,
} from '@quayside/shared/conversation/useDraftUploads.ts';

/** The letter of authority: one file at the most. */
export interface Letter extends DraftUploads {
  /** Resolves with whether there is no file, or it is on the server and not blocked. */
  isUploaded(this: void): Promise<boolean>;
  /** The id of the uploaded file; null without one. */
  letterId(this: void): string | null;
}

export function useLetter(draftKey: string): Letter {
  const { draft, uploads } = useDraftUploads(draftKey, { isSingle: true });
  return {
    ...draft,
    async isUploaded() {
      await uploads.settled();
      return problemOfLetter(uploads.getSnapshot()) === null;
    },
    letterId: () => attachedOf(uploads.getSnapshot())[0]?.id ?? null,
  };
}

/** Returns the reason why the letter cannot be sent; null when it can, or when there is none. */
export function problemOfLetter(files: readonly Upload[]): string | null {
  const [file] = files;
  if (file?.state.status === 'failed') return `“${file.name}” was not uploaded. Retry or remove it`;
  const isBlocked = file?.state.status === 'attached' && file.state.attachment.scan === 'blocked';
  return isBlocked ? `“${file.name}” contains malware. Choose another file` : null;
}
