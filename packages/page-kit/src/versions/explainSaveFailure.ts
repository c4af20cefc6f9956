import type { EntityTag } from '@quayside/portal-core/calls';
import { toPortalError, type HttpStatusError } from '@quayside/portal-core';
import { isHttpStatusError } from '@quayside/portal-core/react';
import { conflictReasonOf } from './conflictReason.ts';
import { isOpen, type MergeResult } from './createDraftVersions.ts';
import type { DraftStop, SavedVersion } from './versionedDraft.ts';

export interface SaveFailurePorts<Saved> {
  /** Reads the version that is saved now, past the cache. */
  readonly load: (refusal: HttpStatusError) => Promise<Saved>;
  /** The `etag` of the version that the draft was made from. */
  readonly base: () => EntityTag;
  readonly merge: (theirs: Saved) => MergeResult;
}

/**
 * Returns why a save failed, or that it is sent again. A 412 merges with the version that is saved now. So does a 409 `wrong-state` if that
 * version can no longer be changed; otherwise something else does not allow it, and the user reads what the server says.
 */
export async function explainSaveFailure<Saved extends SavedVersion<object>>(
  error: unknown,
  { load, base, merge }: SaveFailurePorts<Saved>,
): Promise<DraftStop<Saved> | 'retry'> {
  if (isHttpStatusError(error, 404)) return { status: 'ended', error };
  const isWrongState = conflictReasonOf(error) === 'wrong-state';
  if (!isHttpStatusError(error) || (error.status !== 412 && !isWrongState))
    return { status: 'failed', error: toPortalError(error) };
  let theirs: Saved;
  try {
    theirs = await load(error);
  } catch (failure) {
    return isHttpStatusError(failure, 404)
      ? { status: 'ended', error: failure }
      : { status: 'failed', error: toPortalError(failure), refusal: error };
  }
  // The version is not the cause, so there is nothing to merge with, unless it has been closed meanwhile.
  const isOtherCause = theirs.etag === base() || isWrongState;
  return isOtherCause && isOpen(theirs) ? { status: 'failed', error } : stopOf(merge(theirs), theirs, error);
}

/** Returns the stop that merging with their version leads to; `retry` if it was merged. `error` is the failure that led to it. */
export function stopOf<Saved>(
  merged: MergeResult,
  theirs: Saved,
  error?: HttpStatusError,
): DraftStop<Saved> | 'retry' {
  if (merged.kind === 'merged') return 'retry';
  const why = error && { error };
  return merged.kind === 'closed'
    ? { status: 'ended', theirs, ...why }
    : { status: 'conflict', theirs, clashes: merged.clashes, ...why };
}
