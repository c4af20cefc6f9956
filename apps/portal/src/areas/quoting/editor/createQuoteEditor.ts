import { isCancelledError, isHttpStatusError } from '@quayside/portal-core/react';
import { createAutosave } from '../../../domain/autosave/createAutosave.ts';
import { createStore, toPortalError } from '../../../domain/createStore.ts';
import { createSiteIds } from './createSiteIds.ts';
import { mergeDrafts, type QuoteDraft, type SavedQuote } from './quoteDraft.ts';
import type {
  QuoteEditor,
  QuoteEditorPorts,
  QuoteEditorState,
  QuoteSaveStop,
  ReadyState,
  UnsavedQuote,
} from './quoteEditorState.ts';
import { unsavedOf, unsavedPart } from './unsavedParts.ts';

const SAVE_DELAY_MS = 600;
const failedText = 'Your changes aren’t saved. They’re still here.';
const conflictText = 'Somebody else changed this quote meanwhile.';

/** Creates the editor of a quote. Nothing is requested before `start`. */
export function createQuoteEditor(ports: QuoteEditorPorts): QuoteEditor {
  const { clock, browser } = ports.platform;
  const store = createStore<QuoteEditorState>({ status: 'loading' });
  let unsubscribe: (() => void) | null = null;
  let loading: Promise<void> | null = null;
  let kept: UnsavedQuote | null = null;
  let beforeRestore: QuoteDraft | null = null;
  const siteIds = createSiteIds();
  const autosave = createAutosave<QuoteSaveStop>({ pauseMs: SAVE_DELAY_MS }, { clock, work, send, explain });
  autosave.subscribe(() => update({ save: autosave.getSnapshot() }));

  function ready(): ReadyState | null {
    const state = store.getSnapshot();
    return state.status === 'ready' ? state : null;
  }

  function update(change: Partial<ReadyState>): void {
    const state = ready();
    if (state) store.set({ ...state, ...change });
  }

  function load(): void {
    loading ??= open().finally(() => {
      loading = null;
    });
  }

  async function open(): Promise<void> {
    try {
      const saved = await ports.load();
      store.set({ status: 'ready', draft: draftOf(saved), saved, save: autosave.getSnapshot() });
      if (kept) restoreKept(kept);
    } catch (error) {
      if (!isCancelledError(error)) store.set({ status: 'failed', error: toPortalError(error) });
    }
  }

  function work(): 'none' | 'send' | 'wait' {
    const state = ready();
    const part = state && unsavedPart(state);
    if (part === null) return 'none';
    return part === 'unpriceableOptions' ? 'wait' : 'send';
  }

  /** Sends the options or the sites, whichever differ. */
  async function send(): Promise<void> {
    const state = ready();
    if (state === null) return;
    const { draft, saved } = state;
    const mustSaveOptions = unsavedPart(state) === 'options';
    const etag = mustSaveOptions
      ? await ports.saveOptions(draft.options, saved.etag)
      : await ports.saveSites(draft.sites, saved.etag);
    const part = mustSaveOptions ? { options: draft.options } : { sites: draft.sites };
    update({ saved: { ...saved, ...part, etag } });
  }

  async function explain(error: unknown): Promise<QuoteSaveStop | 'retry'> {
    const base = ready()?.saved;
    if (!isHttpStatusError(error, 412) || base === undefined) return failureOf(error);
    try {
      const theirs = await ports.load();
      return compare(base, theirs, messageOf(error) ?? conflictText);
    } catch {
      return failureOf(null);
    }
  }

  /** Merges both versions where the user need not decide. */
  function compare(base: QuoteDraft, theirs: SavedQuote, message: string): QuoteSaveStop | 'retry' {
    const mine = ready()?.draft ?? base;
    const merged = mergeDrafts(base, mine, theirs);
    const { added, changed, removed, options } = merged.theirs;
    if (merged.conflicts.length > 0 || added + changed + removed > 0 || options)
      return { status: 'conflict', message, base, theirs };
    update({ draft: merged.draft, saved: theirs });
    return 'retry';
  }

  function restoreKept({ base, draft }: UnsavedQuote): void {
    kept = null;
    const state = ready();
    if (state === null) return;
    const { saved } = state;
    beforeRestore = saved;
    update({ draft });
    const stop = base.etag === saved.etag ? 'retry' : compare(base, saved, conflictText);
    if (stop === 'retry') autosave.changed();
    else autosave.hold(stop);
  }

  function edit(change: (draft: QuoteDraft) => QuoteDraft, delayMs?: number): void {
    const state = ready();
    if (state === null) return;
    const draft = change(state.draft);
    if (draft === state.draft) return;
    update({ draft });
    autosave.changed(delayMs);
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    start() {
      unsubscribe ??= browser.onConnectionChange(() => {
        if (browser.isOnline() && autosave.getSnapshot().status === 'failed') void autosave.flush();
      });
      if (store.getSnapshot().status === 'loading') load();
      else if (autosave.getSnapshot().status === 'unsaved') autosave.changed();
    },
    stop() {
      unsubscribe?.();
      unsubscribe = null;
      autosave.stop();
    },
    reload() {
      store.set({ status: 'loading' });
      load();
    },
    change: edit,
    async flush() {
      const isSaved = await autosave.flush();
      return isSaved ? (ready()?.saved ?? null) : null;
    },
    resolve(draft) {
      const { save } = ready() ?? {};
      if (save?.status !== 'conflict') return;
      update({ draft, saved: save.theirs });
      void autosave.resume();
    },
    restore(unsaved) {
      kept = unsaved;
      if (ready()) restoreKept(unsaved);
    },
    discard() {
      const before = beforeRestore;
      if (before) edit(() => draftOf(before));
    },
    newIds(count) {
      const state = ready();
      return siteIds.next(count, state ? [...state.draft.sites, ...state.saved.sites] : []);
    },
    readUnsaved() {
      const state = ready();
      return state === null ? (kept ?? undefined) : unsavedOf(state);
    },
  };
}

function draftOf({ options, sites }: QuoteDraft): QuoteDraft {
  return { options, sites };
}

function failureOf(error: unknown): QuoteSaveStop {
  const problems = isHttpStatusError(error) ? (error.problem?.errors ?? []) : [];
  return {
    status: 'failed',
    message: (isHttpStatusError(error) && error.status < 500 && messageOf(error)) || failedText,
    problems: problems.map(({ pointer, detail }) => ({ pointer, message: detail })),
  };
}

function messageOf(error: unknown): string | undefined {
  return isHttpStatusError(error) ? error.problem?.message : undefined;
}
