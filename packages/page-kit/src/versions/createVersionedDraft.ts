import { createStore } from '@quayside/portal-core';
import { isEndUnknown } from './conflictReason.ts';
import { createAutosave } from './createAutosave.ts';
import { createDraftVersions, isOpen } from './createDraftVersions.ts';
import { isRefused } from '../failures/failureAdvice.ts';
import { explainSaveFailure, stopOf } from './explainSaveFailure.ts';
import { isSame, mergeParts } from './mergeParts.ts';
import type {
  DraftState,
  DraftStop,
  SavedVersion,
  VersionedDraft,
  VersionedDraftOptions,
  VersionedDraftPorts,
} from './versionedDraft.ts';

/** Creates a draft from the version that was loaded. */
export function createVersionedDraft<Content extends object, Saved extends SavedVersion<Content>>(
  loaded: Saved,
  { parts, pauseMs, savedAt, showsMergedFirst = false }: VersionedDraftOptions<Content>,
  { platform, save, load, sendable = (content) => content }: VersionedDraftPorts<Content, Saved>,
): VersionedDraft<Content, Saved> {
  type Stop = DraftStop<Saved>;
  const versions = createDraftVersions(loaded, parts, sendable);
  /** A version that arrived during a save. */
  let waiting: Saved | null = null;
  const autosave = createAutosave<Stop>(
    { pauseMs, ...(savedAt && { savedAt }) },
    { platform, work: versions.work, send, explain },
  );
  const store = createStore<DraftState<Content, Saved>>({
    ...versions.getSnapshot(),
    save: autosave.getSnapshot(),
  });
  const get = store.getSnapshot;
  versions.subscribe(() => store.set({ ...get(), ...versions.getSnapshot() }));
  autosave.subscribe(() => {
    store.set({ ...get(), save: autosave.getSnapshot() });
    const newer = waiting;
    if (newer === null || get().save.status === 'saving') return;
    waiting = null;
    receive(newer);
  });

  async function send(): Promise<void> {
    const { saved } = get();
    const content = versions.beginSave();
    const response = await save(content, saved).catch((error: unknown) => {
      if (!isEndUnknown(error)) versions.refuseSave();
      throw error;
    });
    versions.acceptSave(response, content);
  }

  async function explain(error: unknown): Promise<Stop | 'retry' | 'wait'> {
    const { content: shown } = get();
    const stop = await explainSaveFailure(error, {
      async load(refusal) {
        const theirs = await load(refusal);
        // What arrived before is not newer than this.
        waiting = null;
        return theirs;
      },
      base: () => get().saved.etag,
      merge: versions.merge,
    });
    return stop === 'retry' && showsMergedFirst && !isSame(get().content, shown) ? 'wait' : stop;
  }

  /** Merges with a newer version while nothing is being saved. */
  function mergeNewer(theirs: Saved): void {
    const stop = stopOf(versions.merge(theirs), theirs);
    if (stop !== 'retry') autosave.hold(stop);
    else if (['conflict', 'ended'].includes(get().save.status)) void autosave.resume();
    // Who lost the right to save has it no more for another version.
    else autosave.changed(isBarred(get().save) ? null : pauseMs);
  }

  function receive(newer: Saved): void {
    if (versions.isKnown(newer)) return;
    const { status } = get().save;
    if (status === 'saving') waiting = newer;
    else if (versions.work() === 'none') {
      versions.take(newer);
      if (!isOpen(newer)) autosave.hold({ status: 'ended', theirs: newer });
      // What is on the server now was saved by somebody else, at another time.
      else if (status === 'ended' || status === 'saved')
        void autosave.resume(newer.at === undefined ? undefined : new Date(newer.at));
    } else mergeNewer(newer);
  }

  async function flush(): Promise<Saved | null> {
    return (await autosave.flush()) ? get().saved : null;
  }

  function change(edit: (content: Content) => Content, delayMs?: number): void {
    const { content, save: state } = get();
    const changed = edit(content);
    if (isSame(changed, content)) return;
    versions.edit(changed);
    // What is typed now may clash too, or no longer.
    if (state.status === 'conflict') mergeNewer(state.theirs);
    else autosave.changed(delayMs);
  }

  return {
    getSnapshot: get,
    subscribe: store.subscribe,
    change,
    type: (base, mine) => change((theirs) => mergeParts(parts, { base, mine, theirs }).content),
    flush,
    async flushShown() {
      const { content: shown } = get();
      const saved = await flush();
      return saved !== null && isSame(saved.content, shown) ? saved : null;
    },
    saveAgain() {
      versions.askForSave();
      return flush();
    },
    receive,
    resolve(choose) {
      const { save: state } = get();
      if (state.status !== 'conflict') return;
      versions.resolve(state.theirs, typeof choose === 'function' ? choose : () => choose);
      void autosave.resume();
    },
    restore(kept) {
      const { saved } = get();
      const isPresent = kept.base.etag === saved.etag;
      versions.restore(isPresent ? { ...kept, base: saved } : kept);
      if (isPresent) autosave.changed();
      else mergeNewer(saved);
    },
    readUnsaved: () => (get().save.status === 'ended' ? undefined : versions.readUnsaved()),
    dismissMerged: versions.dismissMerged,
    stop: autosave.stop,
  };
}

function isBarred(save: DraftState<object, SavedVersion<object>>['save']): boolean {
  return save.status === 'failed' && isRefused(save.error);
}
