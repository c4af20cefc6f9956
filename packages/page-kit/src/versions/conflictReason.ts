import type { HttpStatusError } from '@quayside/portal-core';
import { isHttpStatusError } from '@quayside/portal-core/react';

/** Why a call is refused with 409: the types of the contract's `ConflictProblem`. */
export type ConflictReason = 'price-changed' | 'wrong-state' | 'key-reused' | 'in-progress';

const reasons: readonly ConflictReason[] = ['price-changed', 'wrong-state', 'key-reused', 'in-progress'];

/**
 * Returns why a call was refused with 409; null for any other error. A type that is not in the list counts as `wrong-state`: nothing says
 * that it would help to send the call again.
 */
export function conflictReasonOf(error: unknown): ConflictReason | null {
  if (!isHttpStatusError(error, 409)) return null;
  const type = error.problem?.type;
  return reasons.find((reason) => type === `urn:quayside:problem:${reason}`) ?? 'wrong-state';
}

/** Whether the server may have carried the call out, or may still do so: no response, a 5xx, or 409 `in-progress`. */
export function isEndUnknown(error: unknown): boolean {
  if (conflictReasonOf(error) === 'in-progress') return true;
  return !isHttpStatusError(error) || error.status >= 500;
}

/** Whether the server refused a call because it has another version, price or state than the page showed. */
export function isRefusedForChange(error: unknown): error is HttpStatusError {
  const reason = conflictReasonOf(error);
  return isHttpStatusError(error, 412) || reason === 'price-changed' || reason === 'wrong-state';
}
