import {
  attachedOf,
  useDraftUploads,
  type DraftUploads,
} from '@quayside/shared/conversation/useDraftUploads.ts';

export interface NewCaseFiles extends DraftUploads {
  /** Resolves with whether every file is on the server, once no upload runs. */
  isUploaded(this: void): Promise<boolean>;
  /** The attachments of the new case. A file with malware is left out. */
  attachmentIds(this: void): string[];
}

export function useNewCaseFiles(draftKey: string): NewCaseFiles {
  const { draft, uploads } = useDraftUploads(draftKey);
  return {
    ...draft,
    async isUploaded() {
      await uploads.settled();
      return !uploads.getSnapshot().some(({ state }) => state.status === 'failed');
    },
    attachmentIds: () =>
      attachedOf(uploads.getSnapshot())
        .filter(({ scan }) => scan !== 'blocked')
        .map(({ id }) => id),
  };
}
