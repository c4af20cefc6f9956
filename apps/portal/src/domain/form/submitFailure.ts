import type { HttpStatusError, PortalError } from '@quayside/portal-core';
import { isCancelledError, isHttpStatusError } from '@quayside/portal-core/react';
import type { FieldProblem } from './schemaResolver.ts';

/** The reason why a submit failed, as the form shows it. */
export type SubmitFailure =
  /** The call was cancelled, so there is nothing to say. */
  | { readonly kind: 'cancelled' }
  /** Another user changed the same thing (409, 412). */
  | { readonly kind: 'conflict'; readonly error: HttpStatusError }
  /** The problems that the server found. A problem without a name concerns the form as a whole. */
  | { readonly kind: 'rejected'; readonly problems: readonly (FieldProblem | FormProblem)[] };

/** A problem of the form as a whole. */
export interface FormProblem {
  readonly name: null;
  readonly message: string;
}

const unsaved = 'Your changes aren’t saved. They’re still here: try again.';

/**
 * Converts the error of a call to the failure that the form shows. Problems that the server names by JSON pointer go to their
 * fields.
 */
export function submitFailure(error: PortalError): SubmitFailure {
  if (isCancelledError(error)) return { kind: 'cancelled' };
  if (!isHttpStatusError(error) || error.status >= 500) return rejected(unsaved);
  const { errors = [], message, detail } = error.problem ?? {};
  if (errors.length > 0) {
    const problems = errors.map((each) => ({ name: nameOfPointer(each.pointer), message: each.detail }));
    return { kind: 'rejected', problems };
  }
  if (error.status === 409 || error.status === 412) return { kind: 'conflict', error };
  return rejected(message ?? detail ?? unsaved);
}

function rejected(message: string): SubmitFailure {
  return { kind: 'rejected', problems: [{ name: null, message }] };
}

/** The name of the field that a JSON pointer (RFC 6901) means: `/sites/0/postcode` is `sites.0.postcode`. Null for the whole form. */
export function nameOfPointer(pointer: string): string | null {
  const keys = pointer.split('/').slice(1);
  return keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~')).join('.') || null;
}
