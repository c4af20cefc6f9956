import { createStore, type ReadableStore } from '@quayside/portal-core';
import { mergeOwnSaves, type MergedOwnSaves } from './mergeOwnSaves.ts';
import { isSame, mergeParts, type Clash, type Parts, type Whose } from './mergeParts.ts';
import type { DraftState, KeptDraft, SavedVersion } from './versionedDraft.ts';

/** The content of a draft and the version that it was made from. */
export type VersionsState<Content, Saved extends SavedVersion<Content>> = Omit<
  DraftState<Content, Saved>,
  'save'
>;

/** What merging with another version led to: one version, clashes to decide, or nothing because it is closed for changes. */
export type MergeResult =
  | { readonly kind: 'merged' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'clash'; readonly clashes: readonly Clash[] };

/** What a draft knows of its versions. It sends nothing. */
export interface DraftVersions<Content, Saved extends SavedVersion<Content>> extends ReadableStore<
  VersionsState<Content, Saved>
> {
  edit(this: void, content: Content): void;
  /** Whether something has to be sent. `wait`: not as it is. */
  work(this: void): 'none' | 'send' | 'wait';
  /** Asks for a save also without a change. */
  ask(this: void): void;
  /** Returns what the next request sends, and remembers that nobody knows its end. */
  begin(this: void): Content;
  /** The last request was refused: it changed nothing. */
  refuse(this: void): void;
  /** Goes on from the response to that content. */
  accept(this: void, response: Saved, sent: Content): void;
  /** Merges the user's content with a newer version, unless both changed the same parts. */
  merge(this: void, theirs: Saved): MergeResult;
  /** Whether a version is the present one, or one that was replaced: a late response. */
  isKnown(this: void, version: Saved): boolean;
  /** Takes a newer version while nothing has to be sent. */
  take(this: void, newer: Saved): void;
  /** Decides each clash with another version. */
  decide(this: void, theirs: Saved, choose: (clashId: string) => Whose): void;
  /** Takes over what a tab kept. */
  restore(this: void, kept: KeptDraft<Content, Saved>): void;
  /** Returns what a tab keeps; undefined if all of it is saved. */
  readUnsaved(this: void): KeptDraft<Content, Saved> | undefined;
  dismissMerged(this: void): void;
}

/** Creates the versions of a draft from the one that was loaded. */
export function createDraftVersions<Content extends object, Saved extends SavedVersion<Content>>(
  loaded: Saved,
  parts: Parts<Content>,
  sendable: (content: Content, saved: Content) => Content,
): DraftVersions<Content, Saved> {
  /** What was sent for the present base and has no response: one of these may have been saved. */
  let unknown: readonly Content[] = [];
  let isSaveAsked = false;
  /** The versions that were replaced. */
  const replaced = new Set<string>();
  const store = createStore<VersionsState<Content, Saved>>({
    saved: loaded,
    content: loaded.content,
    merged: null,
  });
  const get = store.getSnapshot;
  const set = (next: Partial<VersionsState<Content, Saved>>): void => store.set({ ...get(), ...next });

  /** Goes on from another version. */
  function moveTo(saved: Saved, next: Omit<Partial<VersionsState<Content, Saved>>, 'saved'>): void {
    if (saved.etag !== get().saved.etag) replaced.add(get().saved.etag);
    set({ saved, ...next });
  }

  /** Goes on from a version of the user's own. What was typed since it was sent is replayed on it. */
  function accept(response: Saved, sent: Content): void {
    unknown = [];
    const { content } = get();
    moveTo(response, {
      content: mergeParts(parts, { base: sent, mine: content, theirs: response.content }).content,
    });
  }

  function mergeWith(theirs: Saved, choose?: (clashId: string) => Whose): MergedOwnSaves<Content> {
    const { saved, content: mine } = get();
    return mergeOwnSaves(parts, { base: saved.content, mine, theirs: theirs.content }, unknown, choose);
  }

  return {
    getSnapshot: get,
    subscribe: store.subscribe,
    edit: (content) => set({ content }),
    work() {
      const { saved, content } = get();
      if (unknown.length > 0 || isSaveAsked) return 'send';
      if (isSame(content, saved.content)) return 'none';
      return isSame(sendable(content, saved.content), saved.content) ? 'wait' : 'send';
    },
    ask() {
      isSaveAsked = true;
    },
    begin() {
      const { content, saved } = get();
      const sent = sendable(content, saved.content);
      unknown = [...unknown, sent];
      return sent;
    },
    refuse() {
      unknown = unknown.slice(0, -1);
    },
    accept(response, sent) {
      isSaveAsked = false;
      accept(response, sent);
    },
    merge(theirs) {
      const { saved, merged, content: mine } = get();
      if (!isOpen(theirs)) {
        set({ saved: { ...saved, isOpen: false } });
        return { kind: 'closed' };
      }
      const { own, content: both, clashes } = mergeWith(theirs);
      if (own !== undefined && isSame(theirs.content, own)) {
        // What was sent without a change leaves no trace: it is sent again.
        if (!isSame(own, saved.content)) isSaveAsked = false;
        accept(theirs, own);
        return { kind: 'merged' };
      }
      if (clashes.length > 0) return { kind: 'clash', clashes };
      unknown = [];
      // A version with the same content, such as one that was shared, is no news.
      const isNews = !isSame(theirs.content, saved.content) && !isSame(theirs.content, mine);
      moveTo(theirs, { content: both, merged: isNews ? theirs : merged });
      return { kind: 'merged' };
    },
    isKnown(version) {
      const { saved } = get();
      const isPresent = version.etag === saved.etag && isOpen(version) === isOpen(saved);
      return isPresent || replaced.has(version.etag);
    },
    take: (newer) => moveTo(newer, { content: newer.content }),
    decide(theirs, choose) {
      isSaveAsked = false;
      const { content } = mergeWith(theirs, choose);
      unknown = [];
      moveTo(theirs, { content, merged: null });
    },
    restore({ base, content, sent }) {
      unknown = sent;
      set({ saved: base, content });
    },
    readUnsaved() {
      const { saved, content } = get();
      const isSaved = unknown.length === 0 && isSame(content, saved.content);
      return isSaved ? undefined : { base: saved, content, sent: unknown };
    },
    dismissMerged: () => set({ merged: null }),
  };
}

/** Whether a version can be changed. */
export function isOpen({ isOpen: open = true }: Pick<SavedVersion<object>, 'isOpen'>): boolean {
  return open;
}
