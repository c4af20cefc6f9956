import { isHttpStatusError } from '@quayside/portal-core/react';
import { mergeDrafts, type QuoteDraft, type SavedQuote } from './quoteDraft.ts';
import type { QuoteEditorPorts, QuoteSaveStop, ReadyState } from './quoteEditorState.ts';
import { unsavedPart } from './unsavedParts.ts';

const failedText = 'Your changes aren’t saved. They’re still here.';
const conflictText = 'Somebody else changed this quote meanwhile.';

/** The user's changes are not sent: another user changed the quote, and the user has to see both versions. */
type Conflict = Extract<QuoteSaveStop, { status: 'conflict' }>;

/** Both versions in one, where the user has nothing to decide. */
export interface Merged {
  readonly status: 'merged';
  readonly draft: QuoteDraft;
  readonly saved: SavedQuote;
}

/** Sends the options or the sites, whichever differ. Resolves with the quote on the server. */
export async function sendUnsavedPart(
  state: ReadyState,
  { saveOptions, saveSites }: Pick<QuoteEditorPorts, 'saveOptions' | 'saveSites'>,
): Promise<SavedQuote> {
  const { draft, saved } = state;
  if (unsavedPart(state) === 'options') {
    const etag = await saveOptions(draft.options, saved.etag);
    return { ...saved, options: draft.options, etag };
  }
  const etag = await saveSites(draft.sites, saved.etag);
  return { ...saved, sites: draft.sites, etag };
}

/** Merges the user's draft and another version of `base`, unless the other user changed something that this one has not seen. */
export function compareVersions(
  base: QuoteDraft,
  mine: QuoteDraft,
  theirs: SavedQuote,
  message = conflictText,
): Conflict | Merged {
  const merged = mergeDrafts(base, mine, theirs);
  const { added, changed, removed, options } = merged.theirs;
  return merged.conflicts.length > 0 || added + changed + removed > 0 || options
    ? { status: 'conflict', message, base, theirs }
    : { status: 'merged', draft: merged.draft, saved: theirs };
}

/** Explains why a save failed. After a 412 it loads the other version and compares; `readState` gives the draft of that moment. */
export async function explainFailure(
  error: unknown,
  readState: () => ReadyState | null,
  load: QuoteEditorPorts['load'],
): Promise<QuoteSaveStop | Merged> {
  const base = readState()?.saved;
  if (!isHttpStatusError(error, 412) || base === undefined) return failureOf(error);
  try {
    const theirs = await load();
    return compareVersions(base, readState()?.draft ?? base, theirs, messageOf(error));
  } catch {
    return failureOf(null);
  }
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
