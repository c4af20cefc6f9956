import type { HttpStatusError, PortalError } from '@quayside/portal-core';
import { isCancelledError, isHttpStatusError } from '@quayside/portal-core/react';
import { requestIdOf } from '../failures/errorReference.ts';
import {
  type Administrator,
  administratorsOf,
  adviceOf,
  failedDetail,
  failureAdvice,
  isRefused,
  isRejected,
} from '../failures/failureAdvice.ts';
import { conflictReasonOf, isEndUnknown } from '../versions/conflictReason.ts';
import type { FieldProblem } from './schemaResolver.ts';

/** What became of a call that failed although nothing of the form is wrong: the server may have carried it out, or has not. */
export type SubmitFault = 'unknown' | 'notSent';

/** The reason why a submit failed, as the form shows it. */
export type SubmitFailure =
  /** The call was cancelled, so there is nothing to say. */
  | { readonly kind: 'cancelled' }
  /** Another user changed the same thing (412), it does not allow this now, or its price changed (409). */
  | { readonly kind: 'conflict'; readonly error: HttpStatusError }
  /** The problems that the server found. A problem without a name concerns the form as a whole. */
  | {
      readonly kind: 'rejected';
      readonly problems: readonly (FieldProblem | FormProblem)[];
      /** Set if nothing of the form is wrong: the call failed, or the user may not make it. */
      readonly fault?: SubmitFault;
    };

/** A problem of the form as a whole. */
export interface FormProblem {
  readonly name: null;
  readonly message: string;
  /** Who can give the right that is missing. Default: nobody is named. */
  readonly administrators?: readonly Administrator[];
}

/**
 * Converts the error of a call to the failure that the form shows. Problems that the server names by JSON pointer go to their
 * fields. `wasOnline`: whether the device was online when the call began.
 */
export function submitFailure(error: PortalError, wasOnline = true): SubmitFailure {
  if (isCancelledError(error)) return { kind: 'cancelled' };
  if (!isHttpStatusError(error) || !isRejected(error) || isEndUnknown(error)) return fault(error, wasOnline);
  const { errors = [] } = error.problem ?? {};
  if (errors.length > 0) {
    const problems = errors.map((each) => ({ name: nameOfPointer(each.pointer), message: each.detail }));
    return { kind: 'rejected', problems };
  }
  if (error.status === 412 || conflictReasonOf(error) !== null) return { kind: 'conflict', error };
  if (isRefused(error)) return fault(error, wasOnline);
  return { kind: 'rejected', problems: [{ name: null, message: failureAdvice(error) }] };
}

function fault(error: PortalError, wasOnline: boolean): SubmitFailure {
  if (isRefused(error)) {
    const administrators = administratorsOf(error);
    const problem = {
      name: null,
      message: adviceOf(error),
      ...(administrators.length > 0 && { administrators }),
    };
    return { kind: 'rejected', problems: [problem], fault: 'notSent' };
  }
  const advice = failureAdvice(error);
  const isUnknown = wasOnline && isEndUnknown(error);
  const text = isUnknown
    ? `What you typed is still here. ${advice} Nothing is done twice.`
    : `Your changes aren’t saved. They’re still here. ${advice}`;
  const message = failedDetail({ advice: text, reference: requestIdOf(error) });
  return { kind: 'rejected', problems: [{ name: null, message }], fault: isUnknown ? 'unknown' : 'notSent' };
}

/** The name of the field that a JSON pointer (RFC 6901) means: `/sites/0/postcode` is `sites.0.postcode`. Null for the whole form. */
export function nameOfPointer(pointer: string): string | null {
  const keys = pointer.split('/').slice(1);
  return keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~')).join('.') || null;
}
