import { createStore, type ReadableStore } from '@quayside/portal-core';
import { mergeOwnSaves, type MergedOwnSaves } from './mergeOwnSaves.ts';
import { isSame, mergeParts, ownDecisions, type Clash, type Parts, type Whose } from './mergeParts.ts';
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
  askForSave(this: void): void;
  /** Returns what the next request sends. Until its end is known, that counts as perhaps saved. */
  beginSave(this: void): Content;
  /** The last request was refused: it changed nothing. */
  refuseSave(this: void): void;
  /** Goes on from the response to the content that was sent. */
  acceptSave(this: void, response: Saved, content: Content): void;
  /** Merges the user's content with a newer version, unless both changed the same parts. */
  merge(this: void, theirs: Saved): MergeResult;
  /** Whether a version is the present one, or one that was replaced: a late response. */
  isKnown(this: void, version: Saved): boolean;
  /** Takes a newer version while nothing has to be sent. */
  take(this: void, newer: Saved): void;
  resolve(this: void, theirs: Saved, choose: (clashId: string) => Whose): void;
  /** Takes over what a tab kept. */
  restore(this: void, kept: KeptDraft<Content, Saved>): void;
  /** Returns what a tab keeps; undefined if all of it is saved. */
  readUnsaved(this: void): KeptDraft<Content, Saved> | undefined;
  dismissMerged(this: void): void;
}

export function createDraftVersions<Content extends object, Saved extends SavedVersion<Content>>(
  loaded: Saved,
  parts: Parts<Content>,
  sendable: (content: Content, saved: Content) => Content,
): DraftVersions<Content, Saved> {
  /** What was sent since the present base without a known end: one of these may have been saved. */
  let sent: readonly Content[] = [];
  let isSaveAsked = false;
  /** The clashes that the user was asked about and has not decided. */
  let asked: readonly string[] = [];
  const replaced = new Set<string>();
  const store = createStore<VersionsState<Content, Saved>>({
    saved: loaded,
    content: loaded.content,
    merged: null,
  });
  const get = store.getSnapshot;
  const set = (next: Partial<VersionsState<Content, Saved>>): void => store.set({ ...get(), ...next });

  function moveTo(saved: Saved, next: Omit<Partial<VersionsState<Content, Saved>>, 'saved'>): void {
    if (saved.etag !== get().saved.etag) replaced.add(get().saved.etag);
    asked = [];
    set({ saved, ...next });
  }

  /** Goes on from a version of the user's own. What was typed since it was sent is replayed on it. */
  function goOnFrom(own: Saved, base: Content): void {
    sent = [];
    const { content: mine } = get();
    moveTo(own, { content: mergeParts(parts, { base, mine, theirs: own.content }).content });
  }

  function mergeWith(theirs: Saved, choose = ownDecisions.choose): MergedOwnSaves<Content> {
    const { saved, content: mine } = get();
    return mergeOwnSaves(parts, { base: saved.content, mine, theirs: theirs.content }, sent, {
      choose,
      isAsked: (id) => asked.some((clashId) => clashId === id || clashId.startsWith(`${id}.`)),
    });
  }

  return {
    getSnapshot: get,
    subscribe: store.subscribe,
    edit: (content) => set({ content }),
    work() {
      const { saved, content } = get();
      if (sent.length > 0 || isSaveAsked) return 'send';
      if (isSame(content, saved.content)) return 'none';
      return isSame(sendable(content, saved.content), saved.content) ? 'wait' : 'send';
    },
    askForSave() {
      isSaveAsked = true;
    },
    beginSave() {
      const { content, saved } = get();
      const next = sendable(content, saved.content);
      sent = [...sent, next];
      return next;
    },
    refuseSave() {
      sent = sent.slice(0, -1);
    },
    acceptSave(response, content) {
      isSaveAsked = false;
      goOnFrom(response, content);
    },
    merge(theirs) {
      const { saved, merged, content: mine } = get();
      const { own, content: both, clashes } = mergeWith(theirs);
      const isOwnSave = own !== undefined && isSame(theirs.content, own);
      // What was sent without a change leaves no trace in an open version: it is sent again.
      const isTraced = isOwnSave && (!isSame(own, saved.content) || theirs.isOwn === true);
      // The user's own save may close the thing, such as one that submits it.
      if (!isOpen(theirs) && !(isOwnSave && theirs.isOwn === true)) {
        set({ saved: { ...saved, isOpen: false } });
        return { kind: 'closed' };
      }
      if (isOwnSave) {
        if (isTraced) isSaveAsked = false;
        goOnFrom(theirs, own);
        // What was typed since cannot be saved any more.
        return { kind: isOpen(theirs) || isSame(get().content, theirs.content) ? 'merged' : 'closed' };
      }
      asked = clashes.map(({ id }) => id);
      if (clashes.length > 0) return { kind: 'clash', clashes };
      sent = [];
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
    resolve(theirs, choose) {
      isSaveAsked = false;
      const { content } = mergeWith(theirs, choose);
      sent = [];
      moveTo(theirs, { content, merged: null });
    },
    restore({ base, content, sent: keptSent }) {
      sent = keptSent;
      set({ saved: base, content });
    },
    readUnsaved() {
      const { saved, content } = get();
      const isSaved = sent.length === 0 && isSame(content, saved.content);
      return isSaved ? undefined : { base: saved, content, sent };
    },
    dismissMerged: () => set({ merged: null }),
  };
}

export function isOpen({ isOpen: open = true }: Pick<SavedVersion<object>, 'isOpen'>): boolean {
  return open;
}
