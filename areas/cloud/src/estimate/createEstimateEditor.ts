import {
  createVersionedDraft,
  isSame,
  lines,
  whole,
  type AutosavePlatform,
  type DraftState,
  type KeptDraft,
  type Parts,
  type SavedVersion,
  type VersionedDraft,
} from '@quayside/page-kit/versions';
import { createStore, type ReadableStore } from '@quayside/page-kit/page';
import type { Estimate } from '../api.ts';
import { contentOf, newLineId, readContent, type EstimateContent } from './estimateContent.ts';

/** The pause after the last change, in milliseconds. */
const SAVE_AFTER_MS = 1500;

export interface EstimateVersion extends SavedVersion<EstimateContent> {
  readonly estimate: Estimate;
}

export type SaveState = DraftState<EstimateContent, EstimateVersion>['save'];

export interface EditorState {
  /** The version that the content is based on. */
  readonly estimate: Estimate;
  /** What the user sees: their changes, or the saved content once nobody can change it any more. */
  readonly content: EstimateContent;
  /** What was typed and can no longer be saved; null for nothing. */
  readonly lost: EstimateContent | null;
  readonly save: SaveState;
  /** Another person's version that was merged with this one, until the user has seen it; null for none. */
  readonly merged: Estimate | null;
  /** The lines with a text in the field that is no quantity. */
  readonly wrongQuantities: ReadonlySet<string>;
}

/** The ports of the editor. `save` and `load` reject as calls do. */
export interface EditorPorts {
  readonly platform: AutosavePlatform;
  save(this: void, estimate: Estimate, content: EstimateContent): Promise<Estimate>;
  load(this: void): Promise<Estimate>;
}

/** Edits one estimate, and saves it automatically. */
export interface EstimateEditor
  extends
    ReadableStore<EditorState>,
    Pick<VersionedDraft<EstimateContent, EstimateVersion>, 'change' | 'type' | 'resolve' | 'dismissMerged'> {
  readonly draft: VersionedDraft<EstimateContent, EstimateVersion>;
  /** Says whether what is typed as the quantity of a line is one. */
  markQuantity(this: void, lineId: string, isValid: boolean): void;
  /** Saves now, even without a change: the server then confirms the figures. */
  saveNow(this: void): Promise<void>;
  /** Takes a newer version. What the user changed is merged with it. */
  receive(this: void, estimate: Estimate): void;
}

/** People may change different lines, and different values of one line. */
export const estimateParts: Parts<EstimateContent> = {
  name: whole(),
  note: whole(),
  termMonths: whole(),
  lines: lines({ idOf: ({ id }) => id, withNewId: (line) => ({ ...line, id: newLineId() }) }),
};

function versionOf(estimate: Estimate): EstimateVersion {
  const isOpen = estimate.allowedActions.includes('edit');
  return { etag: estimate.etag, content: contentOf(estimate), isOpen, estimate };
}

export function createEstimateEditor(first: Estimate, { platform, save, load }: EditorPorts): EstimateEditor {
  const draft = createVersionedDraft<EstimateContent, EstimateVersion>(
    versionOf(first),
    { parts: estimateParts, pauseMs: SAVE_AFTER_MS },
    {
      platform,
      save: async (content, { estimate }) => versionOf(await save(estimate, content)),
      load: async () => versionOf(await load()),
    },
  );
  const store = createStore<EditorState>({ ...shown(), wrongQuantities: new Set() });
  draft.subscribe(() => store.set({ ...store.getSnapshot(), ...shown() }));

  function shown(): Omit<EditorState, 'wrongQuantities'> {
    const { saved, content, save: state, merged: mergedWith } = draft.getSnapshot();
    const merged = mergedWith?.estimate ?? null;
    if (state.status !== 'ended')
      return { estimate: saved.estimate, content, lost: null, save: state, merged };
    const closed = state.theirs ?? saved;
    const lost = isSame(content, closed.content) ? null : content;
    return { estimate: closed.estimate, content: closed.content, lost, save: state, merged };
  }

  return {
    draft,
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    change: draft.change,
    type: draft.type,
    resolve: draft.resolve,
    dismissMerged: draft.dismissMerged,
    markQuantity(lineId, isValid) {
      const { wrongQuantities } = store.getSnapshot();
      if (wrongQuantities.has(lineId) !== isValid) return;
      const marked = new Set(wrongQuantities);
      if (isValid) marked.delete(lineId);
      else marked.add(lineId);
      store.set({ ...store.getSnapshot(), wrongQuantities: marked });
    },
    async saveNow() {
      await draft.saveAgain();
    },
    receive: (estimate) => draft.receive(versionOf(estimate)),
  };
}

/** Reads what a tab kept of an estimate: its contents and its version. Null when it does not fit. */
export function readKeptEstimate(
  kept: unknown,
  first: Estimate,
): KeptDraft<EstimateContent, EstimateVersion> | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { base, content, sent } = kept as Partial<KeptDraft<unknown, Partial<EstimateVersion>>>;
  const [mine, before] = [readContent(content), readContent(base?.content)];
  if (mine === null || before === null || typeof base?.etag !== 'string') return null;
  const contents = Array.isArray(sent) ? sent.map(readContent) : [];
  return {
    base: { etag: base.etag, content: before, estimate: { ...first, etag: base.etag } },
    content: mine,
    sent: contents.filter((each) => each !== null),
  };
}
