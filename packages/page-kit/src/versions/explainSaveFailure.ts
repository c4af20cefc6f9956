import { toPortalError, type HttpStatusError } from '@quayside/portal-core';
import { isHttpStatusError } from '@quayside/portal-core/react';
import { isOpen, type Met } from './createDraftVersions.ts';
import type { DraftStop, SavedVersion } from './versionedDraft.ts';

/** What a failed save needs to know of its draft. */
export interface SaveFailurePorts<Saved> {
  /** Reads the version that is saved now. */
  readonly load: () => Promise<Saved>;
  /** The `etag` of the version that the draft was made from. */
  readonly base: () => string;
  /** Merges the draft with their version. */
  readonly meet: (theirs: Saved) => Met;
}

/**
 * Returns why a save failed, or that it is sent again. A 412 meets the version that is saved now. So does a 409 if that can no longer be
 * changed; any other 409 is a refusal for another reason, such as a state that does not allow it.
 */
export async function explainSaveFailure<Saved extends SavedVersion<object>>(
  error: unknown,
  { load, base, meet }: SaveFailurePorts<Saved>,
): Promise<DraftStop<Saved> | 'retry'> {
  if (isHttpStatusError(error, 404)) return { status: 'ended', error };
  if (!isHttpStatusError(error, 412) && !isHttpStatusError(error, 409))
    return { status: 'failed', error: toPortalError(error) };
  let theirs: Saved;
  try {
    theirs = await load();
  } catch (failure) {
    return isHttpStatusError(failure, 404)
      ? { status: 'ended', error: failure }
      : { status: 'failed', error: toPortalError(failure) };
  }
  const isOther = theirs.etag === base() || isHttpStatusError(error, 409);
  return isOther && isOpen(theirs) ? { status: 'failed', error } : stopOf(meet(theirs), theirs, error);
}

/** Returns the stop that a meeting with their version leads to; `retry` if it was merged. `error` is the failure that led to it. */
export function stopOf<Saved>(met: Met, theirs: Saved, error?: HttpStatusError): DraftStop<Saved> | 'retry' {
  if (met.kind === 'merged') return 'retry';
  const why = error && { error };
  return met.kind === 'closed'
    ? { status: 'ended', ...why }
    : { status: 'conflict', theirs, clashes: met.clashes, ...why };
}
