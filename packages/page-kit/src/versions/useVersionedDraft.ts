'use client';

import { useStore, useUnsavedWork } from '@quayside/portal-core/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { isSame } from './mergeParts.ts';
import { useVersionEffect } from './useVersionEffect.ts';
import type { DraftState, KeptDraft, SavedVersion, VersionedDraft } from './versionedDraft.ts';

/** How a draft is kept over a reload. */
export interface UseVersionedDraftOptions<Content, Saved> {
  /** Identifies the draft within the portal, such as `order-draft 7`. */
  key: string;
  /** Reads what a tab kept; null if it does not fit. */
  readKept: (kept: unknown) => KeptDraft<Content, Saved> | null;
  /** The version that the page loaded last; undefined while it loads. What the user changed is merged with it. */
  latest?: Saved | undefined;
  /** Work of the page that is not part of the content and would be lost too. Default: none. */
  alsoUnsaved?: unknown;
}

/** A draft on its page. */
export interface UseVersionedDraftResult<Content, Saved extends SavedVersion<Content>> {
  readonly state: DraftState<Content, Saved>;
  /** When the restored changes were kept; null if there were none, and once they are saved or discarded. */
  readonly restoredAt: Date | null;
  /** The user has read that changes were restored. */
  dismissRestored(this: void): void;
  /** Takes the restored changes back, and only those. */
  discardRestored(this: void): void;
}

/** Shows a draft while its page is open. Unsaved changes are saved when the page is left, and kept over a reload. */
export function useVersionedDraft<Content extends object, Saved extends SavedVersion<Content>>(
  draft: VersionedDraft<Content, Saved>,
  { key, readKept, latest, alsoUnsaved }: UseVersionedDraftOptions<Content, Saved>,
): UseVersionedDraftResult<Content, Saved> {
  const state = useStore(draft);
  const restored = useRef<{ readonly before: Content; readonly kept: Content } | null>(null);
  // Before the work is kept, so that what is kept says what was sent.
  useLayoutEffect(
    () => () => {
      if (draft.stop()) void draft.flush();
    },
    [draft],
  );
  const { restoredAt, dismiss } = useUnsavedWork(key, {
    // Read when the work is kept: typing need not render the page.
    get value() {
      return draft.readUnsaved() ?? alsoUnsaved;
    },
    restore(work) {
      const kept = readKept(work);
      if (kept === null) return false;
      const { content: before } = draft.getSnapshot();
      if (isSame(kept.content, before) && kept.sent.length === 0) return false;
      restored.current = { before, kept: kept.content };
      draft.restore(kept);
      return true;
    },
  });
  useEffect(() => {
    if (latest !== undefined) draft.receive(latest);
  }, [draft, latest]);
  const isRestoredSaved =
    restoredAt !== null && state.save.status === 'saved' && draft.readUnsaved() === undefined;
  useVersionEffect(isRestoredSaved, (isSaved) => {
    if (isSaved) dismiss();
  });
  return {
    state,
    restoredAt,
    dismissRestored: dismiss,
    discardRestored() {
      const { current } = restored;
      if (current !== null) draft.type(current.kept, current.before);
      dismiss();
    },
  };
}
