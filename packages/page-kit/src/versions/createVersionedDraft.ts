import { createStore, toPortalError, type HttpStatusError } from '@quayside/portal-core';
import { isHttpStatusError } from '@quayside/portal-core/react';
import { createAutosave } from './createAutosave.ts';
import { mergeOwnSaves, type MergedOwnSaves } from './mergeOwnSaves.ts';
import { isSame, mergeParts, type Whose } from './mergeParts.ts';
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
  { parts, pauseMs, savedAt }: VersionedDraftOptions<Content>,
  { platform, save, load, sendable = (content) => content }: VersionedDraftPorts<Content, Saved>,
): VersionedDraft<Content, Saved> {
  type Stop = DraftStop<Saved>;
  /** What was sent for the present base and has no response: one of these may have been saved. */
  let unknown: readonly Content[] = [];
  let isSaveAsked = false;
  /** The versions that were replaced. A response that still shows one is late. */
  const replaced = new Set<string>();
  /** A version that arrived during a save. */
  let waiting: Saved | null = null;
  const autosave = createAutosave<Stop>(
    { pauseMs, ...(savedAt && { savedAt }) },
    { platform, work, send, explain },
  );
  const store = createStore<DraftState<Content, Saved>>({
    saved: loaded,
    content: loaded.content,
    save: autosave.getSnapshot(),
    merged: null,
  });
  const get = store.getSnapshot;
  const set = (next: Partial<DraftState<Content, Saved>>): void => store.set({ ...get(), ...next });
  autosave.subscribe(() => {
    set({ save: autosave.getSnapshot() });
    const newer = waiting;
    if (newer === null || get().save.status === 'saving') return;
    waiting = null;
    receive(newer);
  });

  /** Goes on from another version. */
  function moveTo(saved: Saved, next: Omit<Partial<DraftState<Content, Saved>>, 'saved'>): void {
    if (saved.etag !== get().saved.etag) replaced.add(get().saved.etag);
    set({ saved, ...next });
  }

  function work(): 'none' | 'send' | 'wait' {
    const { saved, content } = get();
    if (unknown.length > 0 || isSaveAsked) return 'send';
    if (isSame(content, saved.content)) return 'none';
    return isSame(sendable(content, saved.content), saved.content) ? 'wait' : 'send';
  }

  async function send(): Promise<void> {
    const { content: all, saved } = get();
    const content = sendable(all, saved.content);
    const before = unknown;
    unknown = [...before, content];
    const response = await save(content, saved).catch((error: unknown) => {
      // A refusal changed nothing. Of any other failure nobody knows.
      if (isHttpStatusError(error) && error.status < 500) unknown = before;
      throw error;
    });
    unknown = [];
    isSaveAsked = false;
    take(response, content);
  }

  /** Goes on from a version of the user's own. What was typed since it was sent is replayed on it. */
  function take(response: Saved, sent: Content): void {
    const { content } = get();
    const next = mergeParts(parts, { base: sent, mine: content, theirs: response.content });
    moveTo(response, { content: next.content });
  }

  async function explain(error: unknown): Promise<Stop | 'retry'> {
    if (isHttpStatusError(error, 404)) return { status: 'ended', error };
    if (!isHttpStatusError(error, 412) && !isHttpStatusError(error, 409))
      return { status: 'failed', error: toPortalError(error) };
    let theirs: Saved;
    try {
      theirs = await load();
      // What arrived before is not newer than this.
      waiting = null;
    } catch (failure) {
      return isHttpStatusError(failure, 404)
        ? { status: 'ended', error: failure }
        : { status: 'failed', error: toPortalError(failure) };
    }
    // A refusal for another reason than a newer version, such as a state that does not allow it.
    const isOther = theirs.etag === get().saved.etag || isHttpStatusError(error, 409);
    if (isOther && isOpen(theirs)) return { status: 'failed', error };
    return meet(theirs, error);
  }

  /** Merges the user's content with a newer version. */
  function meet(theirs: Saved, error?: HttpStatusError): Stop | 'retry' {
    if (!isOpen(theirs)) {
      set({ saved: { ...get().saved, isOpen: false } });
      return { status: 'ended', ...(error && { error }) };
    }
    const { own, content: both, clashes } = mergeWith(theirs);
    if (own !== undefined && isSame(theirs.content, own)) {
      // What was sent without a change leaves no trace: it is sent again.
      if (!isSame(own, get().saved.content)) isSaveAsked = false;
      unknown = [];
      take(theirs, own);
      return 'retry';
    }
    if (clashes.length > 0) return { status: 'conflict', theirs, clashes, ...(error && { error }) };
    unknown = [];
    const { saved, merged, content: mine } = get();
    // A version with the same content, such as one that was shared, is no news.
    const isNews = !isSame(theirs.content, saved.content) && !isSame(theirs.content, mine);
    moveTo(theirs, { content: both, merged: isNews ? theirs : merged });
    return 'retry';
  }

  /** Merges the user's content with another version. */
  function mergeWith(theirs: Saved, choose?: (clashId: string) => Whose): MergedOwnSaves<Content> {
    const { saved, content: mine } = get();
    return mergeOwnSaves(parts, { base: saved.content, mine, theirs: theirs.content }, unknown, choose);
  }

  /** Takes a newer version that no save has met. */
  function meetAtRest(theirs: Saved): void {
    const stop = meet(theirs);
    if (stop !== 'retry') autosave.hold(stop);
    else if (['conflict', 'ended'].includes(get().save.status)) void autosave.resume();
    else autosave.changed();
  }

  async function flush(): Promise<Saved | null> {
    return (await autosave.flush()) ? get().saved : null;
  }

  function change(edit: (content: Content) => Content, delayMs?: number): void {
    const { content } = get();
    const changed = edit(content);
    if (isSame(changed, content)) return;
    set({ content: changed });
    const { save: state } = get();
    // What is typed now may clash too, or no longer.
    if (state.status === 'conflict') meetAtRest(state.theirs);
    else autosave.changed(delayMs);
  }

  function receive(newer: Saved): void {
    const { saved, save: state } = get();
    const isKnown = newer.etag === saved.etag && isOpen(newer) === isOpen(saved);
    if (isKnown || replaced.has(newer.etag)) return;
    if (state.status === 'saving') waiting = newer;
    else if (work() === 'none') {
      moveTo(newer, { content: newer.content });
      if (!isOpen(newer)) autosave.hold({ status: 'ended' });
      else if (state.status === 'ended') void autosave.resume();
    } else meetAtRest(newer);
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
      isSaveAsked = true;
      return flush();
    },
    receive,
    resolve(choose) {
      const { save: state } = get();
      if (state.status !== 'conflict') return;
      const { theirs } = state;
      isSaveAsked = false;
      const { content: chosen } = mergeWith(theirs, typeof choose === 'function' ? choose : () => choose);
      unknown = [];
      moveTo(theirs, { content: chosen, merged: null });
      void autosave.resume();
    },
    restore({ base, content, sent }) {
      const { saved } = get();
      unknown = sent;
      set({ saved: base, content });
      if (base.etag === saved.etag) {
        set({ saved });
        autosave.changed();
      } else meetAtRest(saved);
    },
    readUnsaved() {
      const { saved, content, save: state } = get();
      const isDone = state.status === 'ended' || (unknown.length === 0 && isSame(content, saved.content));
      return isDone ? undefined : { base: saved, content, sent: unknown };
    },
    dismissMerged: () => set({ merged: null }),
    stop: autosave.stop,
  };
}

function isOpen({ isOpen: open = true }: Pick<SavedVersion<object>, 'isOpen'>): boolean {
  return open;
}
