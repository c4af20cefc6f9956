import { isHttpStatusError, useAction } from '@quayside/portal-core/react';
import { useState } from 'react';
import { submitFailure } from '../../domain/form/submitFailure.ts';
import { extendDealProtection, withdrawDeal, type DealDetails } from './api.ts';

/** An action of the user on a deal, with a dialog that asks for a reason. */
export type DealAction = 'withdraw' | 'extend';

/** An action, and the deal as the user saw it. */
export interface DealWish {
  readonly action: DealAction;
  readonly seen: DealDetails;
}

/** The state of an action. */
export type DealActionState =
  | { readonly status: 'idle' }
  | (DealWish & { readonly status: 'asking' | 'sending' | 'conflict' | 'done' })
  | (DealWish & { readonly status: 'failed'; readonly message: string });

/** An action on a deal. */
export interface DealActions {
  readonly state: DealActionState;
  /** The reason as far as it is typed, for each action. */
  readonly reasons: Readonly<Record<DealAction, string>>;
  changeReason(this: void, action: DealAction, reason: string): void;
  ask(this: void, action: DealAction, seen: DealDetails): void;
  confirm(this: void): void;
  dismiss(this: void): void;
}

const noReasons = { withdraw: '', extend: '' };

/** Withdraws a deal or extends its protection, once the user has given a reason. `refetch` loads it again after a conflict, and `onSaved` takes the response. */
export function useDealAction(
  refetch: () => Promise<void>,
  onSaved: (saved: DealDetails) => void,
): DealActions {
  const withdrawal = useAction(withdrawDeal, { failure: 'in-place' });
  const extension = useAction(extendDealProtection, { failure: 'in-place' });
  const [state, setState] = useState<DealActionState>({ status: 'idle' });
  const [reasons, setReasons] = useState(noReasons);

  async function send({ action, seen }: DealWish): Promise<void> {
    setState({ status: 'sending', action, seen });
    const { run } = action === 'withdraw' ? withdrawal : extension;
    const input = {
      path: { dealNumber: seen.number },
      body: { reason: reasons[action].trim() },
      etag: seen.etag,
    };
    const result = await run(input);
    if (result.status === 'done') {
      onSaved(result.value);
      setReasons(noReasons);
      setState({ status: 'done', action, seen });
    }
    if (result.status !== 'failed') return;
    const failure = submitFailure(result.error);
    if (failure.kind === 'conflict' || isHttpStatusError(result.error, 404)) {
      setState({ status: 'conflict', action, seen });
      await refetch();
    } else if (failure.kind === 'cancelled') setState({ status: 'asking', action, seen });
    else setState({ status: 'failed', action, seen, message: failure.problems[0]?.message ?? '' });
  }

  return {
    state,
    reasons,
    changeReason: (action, reason) => setReasons((before) => ({ ...before, [action]: reason })),
    ask: (action, seen) => setState({ status: 'asking', action, seen }),
    confirm() {
      if (state.status === 'asking' || state.status === 'failed') void send(state);
    },
    dismiss: () => setState({ status: 'idle' }),
  };
}
