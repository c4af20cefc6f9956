import type { HttpClient, PortalError } from '@quayside/portal-core';
import {
  isCancelledError,
  isHttpStatusError,
  useAction,
  type SendableCall,
} from '@quayside/portal-core/react';
import { useState } from 'react';
import { adviceWithReference, failureAdvice, isRejected } from '../../../domain/failureAdvice.ts';
import { changeCase, closeCase, decideResolution, getCase, type CaseDetails } from '../api.ts';

/** The reason for which a customer closes a case. */
export type ClosingReason = 'solvedByUs' | 'noLongerNeeded' | 'duplicate';

/** A change of a case that the user wishes. */
export type CaseWish =
  | { readonly kind: 'priority'; readonly priority: CaseDetails['priority'] }
  | { readonly kind: 'accept' }
  | { readonly kind: 'reject'; readonly reason: string }
  | { readonly kind: 'close'; readonly reason: ClosingReason; readonly comment: string };

/** Another user changed the case before the user's wish arrived. */
export interface CaseConflict {
  readonly wish: CaseWish;
  /** The case as the user saw it. */
  readonly seen: CaseDetails;
}

/** The user's wishes, and their results. */
export interface CaseWishes {
  /** The kind of the wish that is being sent; null when there is none. */
  readonly running: CaseWish['kind'] | null;
  /** The wish that failed last, and why. */
  readonly problem: { readonly kind: CaseWish['kind']; readonly message: string } | null;
  readonly conflict: CaseConflict | null;
  /** Sends a wish about the case that the user sees. Resolves with true when the case was changed. Never rejects. */
  send(this: void, wish: CaseWish, seen: CaseDetails): Promise<boolean>;
  /** Forgets the conflict and the problem. */
  dismiss(this: void): void;
}

interface WishInput {
  readonly caseNumber: string;
  readonly wish: CaseWish;
  /** The version of the case that the user sees. */
  readonly etag: string;
}

const sendWish: SendableCall<WishInput, CaseDetails> = {
  send(http: HttpClient, { caseNumber, wish, etag }, options) {
    const seen = { path: { caseNumber }, etag };
    switch (wish.kind) {
      case 'priority':
        return changeCase.send(http, { ...seen, body: { priority: wish.priority } }, options);
      case 'accept':
        return decideResolution.send(http, { ...seen, body: { decision: 'accept' } }, options);
      case 'reject':
        return decideResolution.send(
          http,
          { ...seen, body: { decision: 'reject', reason: wish.reason } },
          options,
        );
      case 'close':
      default: {
        const { reason, comment } = wish;
        return closeCase.send(
          http,
          { ...seen, body: { reason, ...(comment !== '' && { comment }) } },
          options,
        );
      }
    }
  },
};

/** Sends the user's wishes, for the version of the case that the user sees. `refetch` loads the case again, and `onSaved` takes the response. */
export function useCaseWishes(
  refetch: () => Promise<void>,
  onSaved: (saved: CaseDetails) => void,
): CaseWishes {
  const { run } = useAction(sendWish, { failure: 'in-place' });
  const [running, setRunning] = useState<CaseWish['kind'] | null>(null);
  const [problem, setProblem] = useState<CaseWishes['problem']>(null);
  const [conflict, setConflict] = useState<CaseConflict | null>(null);

  async function send(wish: CaseWish, seen: CaseDetails): Promise<boolean> {
    if (running !== null) return false;
    setRunning(wish.kind);
    setProblem(null);
    const { caseNumber, etag } = seen;
    const result = await run({ caseNumber, wish, etag });
    if (result.status === 'done') onSaved(result.value);
    if (result.status === 'failed' && isConflict(result.error)) {
      await refetch();
      setConflict({ wish, seen });
    } else setConflict(null);
    if (result.status === 'failed' && !isConflict(result.error) && !isCancelledError(result.error))
      setProblem({ kind: wish.kind, message: problemOf(result.error) });
    setRunning(null);
    return result.status === 'done';
  }

  return {
    running,
    problem,
    conflict,
    send,
    dismiss() {
      setConflict(null);
      setProblem(null);
    },
  };
}

const isConflict = (error: PortalError): boolean =>
  isHttpStatusError(error, 409) || isHttpStatusError(error, 412);

function problemOf(error: PortalError): string {
  return isRejected(error)
    ? failureAdvice(error)
    : `Nothing was changed. ${adviceWithReference(getCase.id, error)}`;
}
