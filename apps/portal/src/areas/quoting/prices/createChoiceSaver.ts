import type { HttpClient, PortalError, ReadableStore } from '@quayside/portal-core';
import { isHttpStatusError } from '@quayside/portal-core/react';
import { createAutosave, type AutosavePlatform, type AutosaveState } from '@quayside/page-kit/versions';
import { submitFailure } from '../../../domain/form/submitFailure.ts';
import { changeQuote, getQuote, type Quote, type QuoteChoice } from '../api.ts';
import { chooseQuotePrices } from '../pricesApi.ts';
import { placeKey } from './cells.ts';
import type { PriceBook } from './createPriceBook.ts';

/** The reason why the choices are not saved. In a conflict, `theirs` is the quote as another user left it. */
type ChoiceStop =
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'conflict'; readonly theirs: Quote };

/** Whether the choices are saved. */
export type ChoiceSaving = AutosaveState<ChoiceStop>;

/** The choices and the margin that a version of the quote has. */
export interface ChoicesVersion {
  readonly etag: string;
  readonly choices: readonly QuoteChoice[];
  readonly marginBasisPoints: number;
}

/** The choices that were not saved before the user left the page, and the version that they were made for. */
export interface ChoiceDraft {
  readonly base: ChoicesVersion;
  readonly choices: readonly QuoteChoice[];
  readonly marginBasisPoints: number;
}

/** Saves choices soon after the user makes them, one request at a time. */
export interface ChoiceSaver extends ReadableStore<ChoiceSaving> {
  /** Chooses prices for some sites. */
  choose(this: void, choices: readonly QuoteChoice[]): void;
  setMargin(this: void, marginBasisPoints: number): void;
  /** Replaces every choice and the margin by earlier ones, to undo a change. */
  replace(this: void, choices: readonly QuoteChoice[], marginBasisPoints: number): void;
  /** Saves the unsaved choices now. Resolves with true when everything is saved. */
  flush(this: void): Promise<boolean>;
  /** No longer waits for a connection after a failed save. */
  stop(this: void): void;
  /** Takes a newer version of the quote, unless something is unsaved. */
  adopt(this: void, quote: Quote): void;
  /** Ends a conflict: saves the user's own choices over the others, or takes theirs. */
  resolve(this: void, keep: 'mine' | 'theirs'): void;
  readDraft(this: void): ChoiceDraft | undefined;
  /** Returns false when the draft equals the quote. */
  restore(this: void, draft: ChoiceDraft): boolean;
  /** The version that a call about the saved choices refers to. */
  etag(this: void): string;
}

const PAUSE_MS = 600;

/** Creates the saver of one quote's choices. */
export function createChoiceSaver(
  quote: Quote,
  book: PriceBook,
  { http, platform }: { http: HttpClient; platform: AutosavePlatform },
): ChoiceSaver {
  const path = { quoteNumber: quote.number };
  let base = versionOf(quote);
  /** Versions that a save of this page replaced. A response that still shows one is late. */
  const replaced = new Set<string>();
  const isUnsaved = (): boolean => !isSameVersion(base, book.getSnapshot());
  const autosave = createAutosave<ChoiceStop>(
    { pauseMs: PAUSE_MS },
    { platform, work: () => (isUnsaved() ? 'send' : 'none'), send, explain },
  );

  /** Sends the differences from the version on the server. */
  async function send(): Promise<void> {
    const { choices, marginBasisPoints } = book.getSnapshot();
    const { etag } = base;
    const saved = isSameChoices(base.choices, choices)
      ? await changeQuote.send(http, { path, body: { marginBasisPoints }, etag })
      : await chooseQuotePrices.send(http, { path, body: { items: [...choices] }, etag });
    replaced.add(etag);
    base = versionOf(saved);
  }

  /** When another user changed something else first, the choices can be saved on top. */
  async function explain(error: unknown): Promise<ChoiceStop | 'retry'> {
    if (!isHttpStatusError(error, 412)) return { status: 'failed', message: messageOf(error) };
    try {
      const theirs = await getQuote.send(http, { path }, { headers: { useCache: 'false' } });
      const hasOtherChoices = !isSameVersion(base, theirs) && !isSameVersion(theirs, book.getSnapshot());
      if (hasOtherChoices) return { status: 'conflict', theirs };
      base = versionOf(theirs);
      return 'retry';
    } catch (failure) {
      return { status: 'failed', message: messageOf(failure) };
    }
  }

  return {
    getSnapshot: autosave.getSnapshot,
    subscribe: autosave.subscribe,
    choose(choices) {
      book.choose(choices);
      autosave.changed();
    },
    setMargin(marginBasisPoints) {
      book.setMargin(marginBasisPoints);
      autosave.changed();
    },
    replace(choices, marginBasisPoints) {
      book.replaceChoices(choices, marginBasisPoints);
      autosave.changed();
    },
    flush: autosave.flush,
    stop: autosave.stop,
    adopt(next) {
      const { status } = autosave.getSnapshot();
      if (next.etag === base.etag || replaced.has(next.etag) || status !== 'saved') return;
      base = versionOf(next);
      if (isUnsaved()) book.replaceChoices(next.choices, next.marginBasisPoints);
    },
    resolve(keep) {
      const state = autosave.getSnapshot();
      if (state.status !== 'conflict') return;
      base = versionOf(state.theirs);
      if (keep === 'theirs') book.replaceChoices(base.choices, base.marginBasisPoints);
      void autosave.resume();
    },
    readDraft() {
      if (!isUnsaved()) return undefined;
      const { choices, marginBasisPoints } = book.getSnapshot();
      return { base, choices, marginBasisPoints };
    },
    restore(draft) {
      if (isSameVersion(base, draft)) return false;
      ({ base } = draft);
      book.replaceChoices(draft.choices, draft.marginBasisPoints);
      autosave.changed();
      return true;
    },
    etag: () => base.etag,
  };
}

function versionOf({ etag, choices, marginBasisPoints }: Quote): ChoicesVersion {
  return { etag, choices, marginBasisPoints };
}

type Chosen = Pick<ChoicesVersion, 'choices' | 'marginBasisPoints'>;

function isSameVersion(one: Chosen, other: Chosen): boolean {
  return one.marginBasisPoints === other.marginBasisPoints && isSameChoices(one.choices, other.choices);
}

/** Whether the same prices are chosen, in any order. */
function isSameChoices(one: readonly QuoteChoice[], other: readonly QuoteChoice[]): boolean {
  if (one.length !== other.length) return false;
  const names = new Set(one.map(nameOf));
  return other.every((choice) => names.has(nameOf(choice)));
}

function nameOf(choice: QuoteChoice): string {
  return `${choice.siteId} ${placeKey(choice)} ${choice.marginBasisPoints}`;
}

function messageOf(error: unknown): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- calls reject with a PortalError
  const failure = submitFailure(error as PortalError);
  if (failure.kind === 'conflict') return failure.error.problem?.message ?? unsaved;
  return failure.kind === 'rejected' ? (failure.problems[0]?.message ?? unsaved) : unsaved;
}

const unsaved = 'Your choices aren’t saved. They’re still here: try again.';
