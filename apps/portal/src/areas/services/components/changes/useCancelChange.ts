import { isHttpStatusError, useAction } from '@quayside/portal-core/react';
import { useState } from 'react';
import { submitFailure } from '../../../../domain/form/submitFailure.ts';
import { cancelChangeRequest, type ChangeRequestDetails } from '../../changeRequestsApi.ts';

/** The state of the cancellation. `seen` is the request as the user saw it. */
export type CancelState =
  | { readonly status: 'idle' }
  | { readonly status: 'asking' | 'sending'; readonly seen: ChangeRequestDetails }
  | { readonly status: 'failed'; readonly seen: ChangeRequestDetails; readonly message: string }
  | { readonly status: 'conflict'; readonly seen: ChangeRequestDetails }
  | { readonly status: 'done' };

/** The cancellation of a change request. */
export interface CancelChange {
  readonly state: CancelState;
  ask(this: void, seen: ChangeRequestDetails): void;
  confirm(this: void, reason: string): void;
  dismiss(this: void): void;
}

/** Cancels a change request, once the user has given a reason. `refetch` loads it again after a conflict. */
export function useCancelChange(refetch: () => Promise<void>): CancelChange {
  const { run } = useAction(cancelChangeRequest, { failure: 'in-place' });
  const [state, setState] = useState<CancelState>({ status: 'idle' });

  async function send(seen: ChangeRequestDetails, reason: string): Promise<void> {
    setState({ status: 'sending', seen });
    const input = { path: { changeRequestId: seen.id }, body: { reason }, etag: seen.etag };
    const result = await run(input);
    if (result.status === 'done') setState({ status: 'done' });
    if (result.status !== 'failed') return;
    const failure = submitFailure(result.error);
    if (failure.kind === 'conflict' || isHttpStatusError(result.error, 404)) {
      setState({ status: 'conflict', seen });
      await refetch();
    } else if (failure.kind === 'cancelled') setState({ status: 'asking', seen });
    else setState({ status: 'failed', seen, message: failure.problems[0]?.message ?? '' });
  }

  return {
    state,
    ask: (seen) => setState({ status: 'asking', seen }),
    confirm(reason) {
      if (state.status === 'asking' || state.status === 'failed') void send(state.seen, reason);
    },
    dismiss: () => setState({ status: 'idle' }),
  };
}
