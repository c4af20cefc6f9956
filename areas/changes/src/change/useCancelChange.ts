import {
  useVersionedAction,
  withoutCache,
  type UseVersionedActionResult,
  type VersionedActionCalls,
  useOwnName,
} from '@quayside/page-kit/versions';
import { useState } from 'react';
import { cancelChangeRequest, getChangeRequest, type ChangeRequestDetails } from '../api.ts';

export interface Cancellation {
  readonly reason: string;
}

/** The cancellation of a change request, and its reason as far as it is typed. */
export interface CancelChange extends Omit<
  UseVersionedActionResult<Cancellation, ChangeRequestDetails>,
  'ask' | 'send'
> {
  readonly reason: string;
  changeReason(this: void, reason: string): void;
  ask(this: void, seen: ChangeRequestDetails): void;
}

export function cancelChangeCalls(ownName: string): VersionedActionCalls<Cancellation, ChangeRequestDetails> {
  return {
    send: (http, { reason }, { id, etag }) =>
      cancelChangeRequest.send(http, {
        path: { changeRequestId: id },
        body: { reason: reason.trim() },
        etag,
      }),
    read: (http, { id }) => getChangeRequest.send(http, { path: { changeRequestId: id } }, withoutCache),
    isDone: (_input, { history: [last] }) => last?.status === 'cancelled' && last.by === ownName,
  };
}

/** Cancels a change request, once the user has given a reason. `take` draws the version that a request brought. */
export function useCancelChange(
  drawn: ChangeRequestDetails | undefined,
  take: (change: ChangeRequestDetails) => void,
): CancelChange {
  const [reason, setReason] = useState('');
  const ownName = useOwnName();
  const { ask, ...action } = useVersionedAction<Cancellation, ChangeRequestDetails>({
    drawn,
    take,
    ...cancelChangeCalls(ownName),
    onDone: () => setReason(''),
  });
  return { ...action, reason, changeReason: setReason, ask: (seen) => ask({ reason }, seen) };
}
