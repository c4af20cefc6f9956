import type { ReadableStore } from '@quayside/portal-core';
import { isHttpStatusError, isNetworkError } from '@quayside/portal-core/react';
import { createAutosave, type AutosavePlatform, type AutosaveState } from '@quayside/page-kit/versions';

/** The reason why a draft is not saved. */
type DraftSaveStop<Draft> =
  | { readonly status: 'failed'; readonly isOffline: boolean }
  /** Another user changed the draft. Nothing is saved until the user decides. */
  | { readonly status: 'conflict'; readonly theirs: Draft }
  /** It was submitted or deleted in the meantime. */
  | { readonly status: 'ended' };

/** Whether the user's changes are on the server. */
export type DraftSaveState<Draft> = AutosaveState<DraftSaveStop<Draft>>;

/** A draft on the server. */
export interface StoredDraft {
  readonly etag: string;
  readonly updatedAt: string;
}

/** Saves a draft while it is edited. */
export interface DraftSave<Change, Draft> extends ReadableStore<DraftSaveState<Draft>> {
  /** Takes the typed change, and saves it after a pause. */
  change(this: void, change: Change): void;
  /** Saves the unsaved changes at once. Resolves with whether everything is saved. */
  flush(this: void): Promise<boolean>;
  /** Returns the unsaved change, with the version that it was made from; undefined when everything is saved. */
  readUnsaved(this: void): UnsavedDraft<Change> | undefined;
  /** Takes over the unsaved change of another page of this tab. */
  restore(this: void, unsaved: UnsavedDraft<Change>): void;
  /** Ends a conflict: the user's version is saved over the other one, or given up. */
  resolve(this: void, kept: 'mine' | 'theirs'): void;
  /** Returns the version on the server that this page made or loaded last. A commitment is for it. */
  version(this: void): string;
  /** Takes the error of a commitment that met another version (412): that version is shown, and the user decides. */
  meet(this: void, error: unknown): Promise<void>;
  /** Stops saving automatically. */
  stop(this: void): void;
}

/** The typed, unsaved change. */
export interface UnsavedDraft<Change> {
  readonly etag: string;
  readonly change: Change;
}

/** The time, and the calls of a draft. */
export interface DraftSavePorts<Change, Draft> {
  readonly platform: AutosavePlatform;
  /** Changes the members that differ. Rejects with 412 when the version is not the latest one. */
  readonly send: (change: Partial<Change>, etag: string) => Promise<Draft>;
  readonly read: () => Promise<Draft>;
  /** Returns the editable part of a draft, as plain data. */
  readonly toChange: (draft: Draft) => Change;
  /** Whether a draft can still be edited. */
  readonly isOpen: (draft: Draft) => boolean;
}

const PAUSE_MS = 800;

/** Creates the saving of one draft, as it was loaded. One save runs at a time. */
export function createDraftSave<Change extends object, Draft extends StoredDraft>(
  loaded: Draft,
  { platform, send, read, toChange, isOpen }: DraftSavePorts<Change, Draft>,
): DraftSave<Change, Draft> {
  let { etag } = loaded;
  let saved = toChange(loaded);
  let wanted = saved;
  const isSaved = (): boolean => JSON.stringify(wanted) === JSON.stringify(saved);
  const autosave = createAutosave<DraftSaveStop<Draft>>(
    { pauseMs: PAUSE_MS, savedAt: new Date(loaded.updatedAt) },
    {
      platform,
      work: () => (isSaved() ? 'none' : 'send'),
      async send() {
        const sent = wanted;
        ({ etag } = await send(differing(saved, sent), etag));
        saved = sent;
      },
      explain,
    },
  );

  async function explain(error: unknown): Promise<DraftSaveStop<Draft>> {
    const isOffline = isNetworkError(error);
    if (!isHttpStatusError(error) || ![404, 409, 412].includes(error.status))
      return { status: 'failed', isOffline };
    try {
      const theirs = await read();
      return isOpen(theirs) ? { status: 'conflict', theirs } : { status: 'ended' };
    } catch (failure) {
      return isHttpStatusError(failure, 404) ? { status: 'ended' } : { status: 'failed', isOffline };
    }
  }

  return {
    getSnapshot: autosave.getSnapshot,
    subscribe: autosave.subscribe,
    change(change) {
      wanted = change;
      autosave.changed();
    },
    flush: autosave.flush,
    readUnsaved: () =>
      isSaved() || autosave.getSnapshot().status === 'ended' ? undefined : { etag, change: wanted },
    restore(unsaved) {
      ({ etag } = unsaved);
      wanted = unsaved.change;
      autosave.changed();
    },
    resolve(kept) {
      const state = autosave.getSnapshot();
      if (state.status !== 'conflict') return;
      ({ etag } = state.theirs);
      saved = toChange(state.theirs);
      if (kept === 'theirs') wanted = saved;
      void autosave.resume(new Date(state.theirs.updatedAt));
    },
    version: () => etag,
    meet: async (error) => autosave.hold(await explain(error)),
    stop: () => void autosave.stop(),
  };
}

/** The members that differ. */
function differing<Change extends object>(saved: Change, wanted: Change): Partial<Change> {
  const changed: Partial<Change> = { ...wanted };
  for (const key of Object.keys(wanted)) {
    const isSame = JSON.stringify(Reflect.get(saved, key)) === JSON.stringify(Reflect.get(wanted, key));
    if (isSame) Reflect.deleteProperty(changed, key);
  }
  return changed;
}
