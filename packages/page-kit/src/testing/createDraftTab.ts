import { settlePromises, type FakeBrowser, type ManualClock } from '@quayside/portal-core/testing';
import { createVersionedDraft } from '../versions/createVersionedDraft.ts';
import { isSame } from '../versions/mergeParts.ts';
import type { SavedVersion, VersionedDraft } from '../versions/versionedDraft.ts';
import type { DraftServer } from './createDraftServer.ts';
import type { EditedThing } from './editedThing.ts';

/** The user's tab with a draft of the thing on the server. */
export interface DraftTab<Content extends object> {
  /** The draft of the page that is open. */
  draft(this: void): VersionedDraft<Content, SavedVersion<Content>>;
  /** Returns the ids of the clashes that the user is asked about. */
  askedIds(this: void): readonly string[];
  /** The page receives a version that it had before: a late response. */
  readLate(this: void): void;
  /** Orders what the page shows. */
  commit(this: void): Promise<void>;
  /** Opens the page again, with what the tab kept. */
  reload(this: void): Promise<void>;
  /** Checks what the page says against what it shows. */
  check(this: void): void;
}

export function createDraftTab<Content extends object>(
  server: DraftServer<Content>,
  platform: { readonly clock: ManualClock; readonly browser: FakeBrowser },
  { parts, sendable = (content) => content, pauseMs = 100 }: EditedThing<Content>,
): DraftTab<Content> {
  const { saved, rule, load, save } = server;
  /** The versions that the page went through. A slow network may still hold a response with an earlier one. */
  let had: readonly SavedVersion<Content>[] = [];
  let draft = open();

  function open(): VersionedDraft<Content, SavedVersion<Content>> {
    return createVersionedDraft(saved(), { parts, pauseMs }, { platform, sendable, load, save });
  }

  return {
    draft: () => draft,
    askedIds() {
      const { save: state } = draft.getSnapshot();
      return state.status === 'conflict' ? state.clashes.map(({ id }) => id) : [];
    },
    readLate() {
      const late = had.at(-2);
      if (late) draft.receive(late);
    },
    async commit() {
      const { content: shown } = draft.getSnapshot();
      const pressed = draft.flushShown();
      await settlePromises();
      // It may take a request for each part, and one more after a merge.
      for (let requests = 0; requests < 4; requests += 1) await server.finish('returned');
      // A save that waits for the user, or for a connection, has no end here.
      const ordered = await Promise.race([pressed, settlePromises().then(() => null)]);
      rule(
        ordered === null || isSame(ordered.content, shown),
        'Something else was ordered than the page showed.',
      );
    },
    async reload() {
      const kept = draft.readUnsaved();
      draft.stop();
      server.leave();
      // A new page gets no response of the old one.
      had = [];
      draft = open();
      if (kept !== undefined) draft.restore(kept);
      await settlePromises();
    },
    check() {
      const { save: state, content: shown, saved: base } = draft.getSnapshot();
      if (had.at(-1)?.etag !== base.etag) had = [...had, base];
      if (state.status === 'saved')
        rule(isSame(shown, base.content), 'It says “Saved” over unsaved content.');
    },
  };
}
