import { createStore, toPortalError, type PortalError, type ReadableStore } from '@quayside/portal-core';
import { isHttpStatusError } from '@quayside/portal-core/react';
import { createAutosave, type AutosavePlatform, type AutosaveState } from './createAutosave.ts';
import {
  isSame,
  mergeParts,
  type Clash,
  type MergedContent,
  type Parts,
  type Versions,
  type Whose,
} from './mergeParts.ts';

/** A version on the server. */
export interface SavedVersion<Content> {
  readonly etag: string;
  readonly content: Content;
  /** Whether it can still be changed. Default true. */
  readonly isOpen?: boolean;
}

/** The reason why the draft is not saved. */
export type DraftStop<Saved> =
  | { readonly status: 'failed'; readonly error: PortalError }
  /** Others changed the same parts differently. Nothing is sent until the user has decided about each clash. */
  | { readonly status: 'conflict'; readonly theirs: Saved; readonly clashes: readonly Clash[] }
  /** Nobody can change it any more: it was ordered, or deleted. What was typed stays, to be copied. */
  | { readonly status: 'ended' };

/** A draft while it is edited. */
export interface DraftState<Content, Saved extends SavedVersion<Content>> {
  /** The version that the content was made from: the last response of the server. */
  readonly saved: Saved;
  readonly content: Content;
  readonly save: AutosaveState<DraftStop<Saved>>;
  /** Somebody else's version that was merged without a clash, until the user has seen it; null for none. */
  readonly merged: Saved | null;
}

/** What a tab keeps of a draft over a reload: the version that the content was made from, and the content. */
export interface KeptDraft<Content, Saved> {
  readonly base: Saved;
  readonly content: Content;
  /** What was sent since, without a response: one of these may have been saved. */
  readonly sent: readonly Content[];
}

/** The requests of a draft. Both reject as calls do. */
export interface VersionedDraftPorts<Content, Saved extends SavedVersion<Content>> {
  readonly platform: AutosavePlatform;
  /** Saves the content over the version that it was made from. Resolves with the response. */
  readonly save: (content: Content, seen: Saved) => Promise<Saved>;
  /** Reads the version on the server. */
  readonly load: () => Promise<Saved>;
  /** Whether the content can be sent as it is. Default: always. */
  readonly isComplete?: (content: Content) => boolean;
}

/** How a draft is saved. */
export interface VersionedDraftOptions<Content> {
  readonly parts: Parts<Content>;
  /** The pause after the last change, in milliseconds. */
  readonly pauseMs: number;
  /** When the loaded version was saved. Default: not on this page. */
  readonly savedAt?: Date;
}

/** A draft that several people may edit. It is saved after a pause, one request at a time, for the version that it was made from. */
export interface VersionedDraft<Content, Saved extends SavedVersion<Content>> extends ReadableStore<
  DraftState<Content, Saved>
> {
  /** Changes the content, which is saved after a pause, or after `pauseMs`. */
  change(this: void, edit: (content: Content) => Content, pauseMs?: number): void;
  /** Applies what a form changed: the difference between its contents before and now. What it has not taken over yet stays. */
  type(this: void, before: Content, now: Content): void;
  /** Saves now. Resolves with the version on the server, or null while a change is not saved. */
  flush(this: void): Promise<Saved | null>;
  /** Saves now, also without a change: the server then computes its figures anew. Resolves as `flush` does. */
  saveAgain(this: void): Promise<Saved | null>;
  /** Takes a version that another request brought. What the user changed is merged with it. */
  receive(this: void, newer: Saved): void;
  /** Decides a conflict, one clash after the other or all at once, and saves the result. */
  resolve(this: void, choose: Whose | ((clashId: string) => Whose)): void;
  /** Takes over what a tab kept. It is merged with the version on the server. */
  restore(this: void, kept: KeptDraft<Content, Saved>): void;
  /** Returns what a tab keeps; undefined when everything is saved. */
  readUnsaved(this: void): KeptDraft<Content, Saved> | undefined;
  /** The user has seen that another version was merged. */
  dismissMerged(this: void): void;
  /** Stops saving automatically. A request in flight ends. Returns whether a change waited to be saved. */
  stop(this: void): boolean;
}

/** Creates a draft from the version that was loaded. */
export function createVersionedDraft<Content extends object, Saved extends SavedVersion<Content>>(
  loaded: Saved,
  { parts, pauseMs, savedAt }: VersionedDraftOptions<Content>,
  { platform, save, load, isComplete = () => true }: VersionedDraftPorts<Content, Saved>,
): VersionedDraft<Content, Saved> {
  type Stop = DraftStop<Saved>;
  /** What was sent for the present base and has no response: one of these may have been saved. */
  let unknown: readonly Content[] = [];
  let isSaveAsked = false;
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
  autosave.subscribe(() => set({ save: autosave.getSnapshot() }));

  function work(): 'none' | 'send' | 'wait' {
    const { saved, content } = get();
    if (unknown.length === 0 && !isSaveAsked && isSame(content, saved.content)) return 'none';
    return isComplete(content) ? 'send' : 'wait';
  }

  async function send(): Promise<void> {
    const { content, saved } = get();
    const before = unknown;
    isSaveAsked = false;
    unknown = [...before, content];
    const response = await save(content, saved).catch((error: unknown) => {
      // A refusal changed nothing. Of any other failure nobody knows.
      if (isHttpStatusError(error) && error.status < 500) unknown = before;
      throw error;
    });
    unknown = [];
    take(response, content);
  }

  /** Goes on from a version of the user's own. What was typed since it was sent is replayed on it. */
  function take(response: Saved, sent: Content): void {
    const { content } = get();
    const next = mergeParts(parts, { base: sent, mine: content, theirs: response.content });
    set({ saved: response, content: next.content });
  }

  async function explain(error: unknown): Promise<Stop | 'retry'> {
    if (isHttpStatusError(error, 404)) return { status: 'ended' };
    if (!isHttpStatusError(error, 412) && !isHttpStatusError(error, 409))
      return { status: 'failed', error: toPortalError(error) };
    let theirs: Saved;
    try {
      theirs = await load();
    } catch (failure) {
      return isHttpStatusError(failure, 404)
        ? { status: 'ended' }
        : { status: 'failed', error: toPortalError(failure) };
    }
    // A refusal for another reason than a newer version.
    if (theirs.etag === get().saved.etag && theirs.isOpen !== false)
      return { status: 'failed', error: toPortalError(error) };
    return meet(theirs);
  }

  /** Merges the user's content with a newer version. */
  function meet(theirs: Saved): Stop | 'retry' {
    if (theirs.isOpen === false) return { status: 'ended' };
    const own = unknown.findLast((sent) => contains(theirs.content, sent));
    if (own !== undefined && isSame(theirs.content, own)) {
      unknown = [];
      take(theirs, own);
      return 'retry';
    }
    const { content: both, clashes } = mergeWith(theirs);
    if (clashes.length > 0) return { status: 'conflict', theirs, clashes };
    unknown = [];
    set({ saved: theirs, content: both, merged: theirs });
    return 'retry';
  }

  /** Merges the user's content with another version. What the user saved without knowing it is no clash. */
  function mergeWith(
    { content: theirs }: Saved,
    choose?: (clashId: string) => Whose,
  ): MergedContent<Content> {
    const { saved, content: mine } = get();
    const own = unknown.findLast((sent) => contains(theirs, sent));
    const base = own ?? saved.content;
    const clashIds = (versions: Versions<Content>): ReadonlySet<string> =>
      new Set(mergeParts(parts, versions).clashes.map(({ id }) => id));
    // Others changed a part of what was sent after it was saved; the rest of it is still there.
    const notOwn = unknown.map(
      (sent) =>
        new Set([...clashIds({ base: sent, mine, theirs }), ...clashIds({ base, mine: sent, theirs })]),
    );
    const isOwn = (id: string): boolean => notOwn.some((ids) => !ids.has(id));
    const { content, clashes } = mergeParts(parts, { base, mine, theirs }, (id) =>
      isOwn(id) ? 'mine' : (choose?.(id) ?? 'mine'),
    );
    return { content, clashes: clashes.filter(({ id }) => !isOwn(id)) };
  }

  /** Whether a version has all that was sent: it was saved, and perhaps others saved after it. */
  function contains(theirs: Content, sent: Content): boolean {
    const { content, clashes } = mergeParts(parts, { base: get().saved.content, mine: sent, theirs });
    return clashes.length === 0 && isSame(content, theirs);
  }

  /** Takes a newer version that no save has met. */
  function meetAtRest(theirs: Saved): void {
    const stop = meet(theirs);
    if (stop !== 'retry') autosave.hold(stop);
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
    autosave.changed(delayMs);
  }

  return {
    getSnapshot: get,
    subscribe: store.subscribe,
    change,
    type: (base, mine) => change((theirs) => mergeParts(parts, { base, mine, theirs }).content),
    flush,
    saveAgain() {
      isSaveAsked = true;
      return flush();
    },
    receive(newer) {
      const { saved, save: state } = get();
      // During a save its response tells; in a conflict the user first decides.
      if (newer.etag === saved.etag || state.status === 'saving' || state.status === 'ended') return;
      if (state.status === 'conflict') {
        if (newer.etag === state.theirs.etag) return;
        autosave.hold({ status: 'conflict', theirs: newer, clashes: mergeWith(newer).clashes });
      } else if (work() === 'none') set({ saved: newer, content: newer.content });
      else meetAtRest(newer);
    },
    resolve(choose) {
      const { save: state } = get();
      if (state.status !== 'conflict') return;
      const { theirs } = state;
      const { content: chosen } = mergeWith(theirs, typeof choose === 'function' ? choose : () => choose);
      unknown = [];
      set({ saved: theirs, content: chosen, merged: null });
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
