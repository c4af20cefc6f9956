import { isCancelledError } from '@quayside/portal-core/react';
import { createAutosave } from '@quayside/page-kit/versions';
import { createStore, toPortalError } from '../../../domain/createStore.ts';
import { createSiteIds } from './createSiteIds.ts';
import type { QuoteDraft } from './quoteDraft.ts';
import type {
  QuoteEditor,
  QuoteEditorPorts,
  QuoteEditorState,
  QuoteSaveStop,
  ReadyState,
  UnsavedQuote,
} from './quoteEditorState.ts';
import { compareVersions, explainFailure, sendUnsavedPart, type Merged } from './saveQuote.ts';
import { unsavedOf, workOf } from './unsavedParts.ts';

const SAVE_DELAY_MS = 600;

/** Creates the editor of a quote. Nothing is requested before `start`. */
export function createQuoteEditor(ports: QuoteEditorPorts): QuoteEditor {
  const store = createStore<QuoteEditorState>({ status: 'loading' });
  let loading: Promise<void> | null = null;
  let kept: UnsavedQuote | null = null;
  let beforeRestore: QuoteDraft | null = null;
  const siteIds = createSiteIds();
  const autosave = createAutosave<QuoteSaveStop>(
    { pauseMs: SAVE_DELAY_MS },
    {
      platform: ports.platform,
      work: () => workOf(ready()),
      send,
      explain: async (error) => take(await explainFailure(error, ready, ports.load)),
    },
  );
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

  async function send(): Promise<void> {
    const state = ready();
    if (state) update({ saved: await sendUnsavedPart(state, ports) });
  }

  /** Takes the merged version, which is then saved, or returns why nothing is saved. */
  function take(result: QuoteSaveStop | Merged): QuoteSaveStop | 'retry' {
    if (result.status !== 'merged') return result;
    update({ draft: result.draft, saved: result.saved });
    return 'retry';
  }

  function restoreKept({ base, draft }: UnsavedQuote): void {
    kept = null;
    const state = ready();
    if (state === null) return;
    const { saved } = state;
    beforeRestore = saved;
    update({ draft });
    const stop = base.etag === saved.etag ? 'retry' : take(compareVersions(base, draft, saved));
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
      if (store.getSnapshot().status === 'loading') load();
      else if (autosave.getSnapshot().status === 'unsaved') autosave.changed();
    },
    stop() {
      autosave.stop();
    },
    reload() {
      store.set({ status: 'loading' });
      load();
    },
    async refresh() {
      const state = ready();
      if (state && unsavedOf(state) === undefined) await open();
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
