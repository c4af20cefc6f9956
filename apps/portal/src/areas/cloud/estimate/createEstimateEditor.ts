import type { PortalError, ReadableStore } from '@quayside/portal-core';
import { isHttpStatusError } from '@quayside/portal-core/react';
import { createAutosave, type AutosavePlatform, type AutosaveState } from '@quayside/page-kit/versions';
import { createStore, toPortalError } from '../../../domain/createStore.ts';
import type { Estimate } from '../api.ts';
import { contentOf, isSameContent, readContent, type EstimateContent } from './estimateContent.ts';

/** A change is saved so long after it, unless another one follows. */
const SAVE_AFTER_MS = 1500;

/** The reason why the content is not saved. */
type EstimateSaveStop =
  | { readonly status: 'failed'; readonly error: PortalError }
  /** Another user saved a version. `theirs` is null while it could not be loaded. */
  | { readonly status: 'conflict'; readonly message: string; readonly theirs: Estimate | null };

/** Whether the content is saved. */
export type SaveState = AutosaveState<EstimateSaveStop>;

/** An estimate that is being edited. */
export interface EditorState {
  /** The version that the content is based on. */
  readonly estimate: Estimate;
  readonly content: EstimateContent;
  readonly save: SaveState;
  /** The lines with a text in the field that is no quantity. */
  readonly wrongQuantities: ReadonlySet<string>;
}

/** The ports of the editor. `save` and `load` reject as calls do. */
export interface EditorPorts {
  readonly platform: AutosavePlatform;
  save(this: void, estimate: Estimate, content: EstimateContent): Promise<Estimate>;
  load(this: void): Promise<Estimate>;
}

/** Edits one estimate, and saves it by itself. */
export interface EstimateEditor extends ReadableStore<EditorState> {
  change(this: void, edit: (content: EstimateContent) => EstimateContent): void;
  /** Says whether what is typed as the quantity of a line is one. */
  markQuantity(this: void, lineId: string, isValid: boolean): void;
  /** Saves now, even without a change: the server then confirms the figures. */
  saveNow(this: void): Promise<void>;
  /** Takes over a newer version, unless something is not saved yet: then the save will meet the conflict. */
  receive(this: void, estimate: Estimate): void;
  /** Fills the editor with a draft. Returns false when it does not fit, or is saved already. */
  restore(this: void, draft: unknown): boolean;
  /** After a conflict: saves the content over the other version. */
  keepMine(this: void): Promise<void>;
  /** After a conflict: takes the other version over. */
  takeTheirs(this: void): void;
  /** After a conflict whose other version could not be loaded. */
  loadTheirs(this: void): Promise<void>;
  start(this: void): void;
  /** Saves the unsaved changes. */
  stop(this: void): void;
}

/** Creates the editor of an estimate. */
export function createEstimateEditor(first: Estimate, { platform, save, load }: EditorPorts): EstimateEditor {
  let isSaveAsked = false;
  const autosave = createAutosave<EstimateSaveStop>(
    { pauseMs: SAVE_AFTER_MS },
    { platform, work, send, explain },
  );
  const store = createStore<EditorState>({
    estimate: first,
    content: contentOf(first),
    save: autosave.getSnapshot(),
    wrongQuantities: new Set(),
  });
  autosave.subscribe(() => set({ save: autosave.getSnapshot() }));

  function set(change: Partial<EditorState>): void {
    store.set({ ...store.getSnapshot(), ...change });
  }

  function work(): 'none' | 'send' {
    const { estimate, content } = store.getSnapshot();
    return isSaveAsked || !isSameContent(content, contentOf(estimate)) ? 'send' : 'none';
  }

  async function send(): Promise<void> {
    const { estimate, content } = store.getSnapshot();
    isSaveAsked = false;
    const saved = await save(estimate, content);
    const isLatest = isSameContent(store.getSnapshot().content, content);
    set({ estimate: saved, ...(isLatest && { content: contentOf(saved) }) });
  }

  async function explain(error: unknown): Promise<EstimateSaveStop> {
    if (!isHttpStatusError(error, 412)) return { status: 'failed', error: toPortalError(error) };
    return { status: 'conflict', message: error.problem?.message ?? '', theirs: await loadOther() };
  }

  /** Null when it cannot be loaded: the dialog offers to load it again. */
  async function loadOther(): Promise<Estimate | null> {
    try {
      return await load();
    } catch {
      return null;
    }
  }

  async function saveNow(): Promise<void> {
    isSaveAsked = true;
    await autosave.flush();
  }

  /** The other version, after a conflict. */
  function theirsOf({ save: state }: EditorState): Estimate | null {
    return state.status === 'conflict' ? state.theirs : null;
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    change(edit) {
      const { content } = store.getSnapshot();
      const changed = edit(content);
      if (isSameContent(changed, content)) return;
      set({ content: changed });
      autosave.changed();
    },
    markQuantity(lineId, isValid) {
      const { wrongQuantities } = store.getSnapshot();
      if (wrongQuantities.has(lineId) !== isValid) return;
      const marked = new Set(wrongQuantities);
      if (isValid) marked.delete(lineId);
      else marked.add(lineId);
      set({ wrongQuantities: marked });
    },
    saveNow,
    receive(estimate) {
      const { save: state, estimate: held } = store.getSnapshot();
      if (state.status !== 'saved' || estimate.etag === held.etag) return;
      set({ estimate, content: contentOf(estimate) });
    },
    restore(draft) {
      const content = readContent(draft);
      if (content === null || isSameContent(content, store.getSnapshot().content)) return false;
      set({ content });
      autosave.changed();
      return true;
    },
    async keepMine() {
      const theirs = theirsOf(store.getSnapshot());
      if (theirs === null) return;
      set({ estimate: theirs });
      await autosave.resume();
    },
    takeTheirs() {
      const theirs = theirsOf(store.getSnapshot());
      if (theirs === null) return;
      set({ estimate: theirs, content: contentOf(theirs) });
      void autosave.resume();
    },
    async loadTheirs() {
      const { save: state } = store.getSnapshot();
      if (state.status === 'conflict') autosave.hold({ ...state, theirs: await loadOther() });
    },
    start() {
      if (autosave.getSnapshot().status === 'unsaved') autosave.changed();
    },
    stop() {
      if (autosave.stop()) void autosave.flush();
    },
  };
}
