import { isPriceable, isSame } from './quoteDraft.ts';
import type { ReadyState, UnsavedQuote } from './quoteEditorState.ts';

/** The part of a draft that is saved next; null when everything is. Options that cannot be priced wait for the user to complete them. */
export function unsavedPart({
  draft,
  saved,
}: Pick<ReadyState, 'draft' | 'saved'>): 'options' | 'sites' | 'unpriceableOptions' | null {
  const hasOtherOptions = !isSame(draft.options, saved.options);
  if (hasOtherOptions && isPriceable(draft.options)) return 'options';
  if (!isSame(draft.sites, saved.sites)) return 'sites';
  return hasOtherOptions ? 'unpriceableOptions' : null;
}

/** Whether there is something to save. Before the quote is loaded there is nothing. */
export function workOf(state: ReadyState | null): 'none' | 'send' | 'wait' {
  const part = state && unsavedPart(state);
  if (part === null) return 'none';
  return part === 'unpriceableOptions' ? 'wait' : 'send';
}

/**
 * Returns the unsaved work that a tab keeps; undefined when everything is saved. In a conflict, the base is the version that the
 * user began with.
 */
export function unsavedOf({ draft, saved, save }: ReadyState): UnsavedQuote | undefined {
  const base = save.status === 'conflict' ? { ...saved, ...save.base } : saved;
  const isSaved = isSame(draft.options, base.options) && isSame(draft.sites, base.sites);
  return isSaved ? undefined : { base, draft };
}
