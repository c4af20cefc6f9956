import type { Platform, PortalError, ReadableStore } from '@quayside/portal-core';
import type { AutosaveState } from '@quayside/page-kit/versions';
import type { QuoteOptions, QuoteSite } from '../api.ts';
import type { QuoteDraft, SavedQuote } from './quoteDraft.ts';

/** A problem that the server names by a JSON pointer, such as `/items/3/bEnd`. */
export interface SaveProblem {
  readonly pointer: string;
  readonly message: string;
}

/** The reason why the changes are not saved. */
export type QuoteSaveStop =
  | { readonly status: 'failed'; readonly message: string; readonly problems: readonly SaveProblem[] }
  /** Another user saved meanwhile. Nothing is sent until the user has seen both versions. */
  | {
      readonly status: 'conflict';
      readonly message: string;
      readonly base: QuoteDraft;
      readonly theirs: SavedQuote;
    };

/** Whether the user's changes are on the server. */
export type SaveState = AutosaveState<QuoteSaveStop>;

/** The state of the editor. */
export type QuoteEditorState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: PortalError }
  | {
      readonly status: 'ready';
      readonly draft: QuoteDraft;
      readonly saved: SavedQuote;
      readonly save: SaveState;
    };

/** The state once the quote is loaded. */
export type ReadyState = Extract<QuoteEditorState, { status: 'ready' }>;

/** The unsaved work that a tab keeps: its base version and its present content. */
export interface UnsavedQuote {
  readonly base: SavedQuote;
  readonly draft: QuoteDraft;
}

/** The ports of the editor. */
export interface QuoteEditorPorts {
  readonly platform: Pick<Platform, 'clock'> & {
    readonly browser: Pick<Platform['browser'], 'isOnline' | 'onConnectionChange'>;
  };
  load(this: void): Promise<SavedQuote>;
  /** Resolves with the new version. */
  saveOptions(this: void, options: QuoteOptions, etag: string): Promise<string>;
  /** Resolves with the new version. */
  saveSites(this: void, sites: readonly QuoteSite[], etag: string): Promise<string>;
}

/** Edits the sites and options of a quote, and saves them by itself. */
export interface QuoteEditor extends ReadableStore<QuoteEditorState> {
  /** Loads the quote, unless it is loaded. Changes that could not be saved are saved once the device is online. */
  start(this: void): void;
  /** Stops saving by itself. A save in flight ends. */
  stop(this: void): void;
  /** Loads again after a failure. */
  reload(this: void): void;
  /** Takes the version on the server, unless something is unsaved: saving then meets that version. */
  refresh(this: void): Promise<void>;
  /**
   * Changes the draft, which is saved a moment later. `delayMs` gives the user time to undo a change that saving would make final.
   */
  change(this: void, change: (draft: QuoteDraft) => QuoteDraft, delayMs?: number): void;
  /** Saves now. Resolves with the quote on the server, or null when a change is not saved. */
  flush(this: void): Promise<SavedQuote | null>;
  /** Replaces the draft after a conflict, and saves it over the other version. */
  resolve(this: void, draft: QuoteDraft): void;
  /** Fills the editor with the unsaved work that a tab kept. Waits until the quote is loaded. */
  restore(this: void, unsaved: UnsavedQuote): void;
  /** Returns to the server's version from before `restore`. */
  discard(this: void): void;
  /** Ids for new sites. An id is never used twice, so that Undo and merging know their site. */
  newIds(this: void, count: number): readonly string[];
  /** Returns the unsaved work; undefined when there is none. */
  readUnsaved(this: void): UnsavedQuote | undefined;
}
