import { useAction } from '@quayside/portal-core/react';
import { useState } from 'react';
import { submitFailure } from '@quayside/page-kit/form';
import { decideApprovals, type ApprovalSummary, type BulkResults } from '../api.ts';
import { seenTotal } from '../seenTotal.ts';

interface AskedDecision {
  readonly decision: 'approve' | 'reject';
  readonly approvals: readonly ApprovalSummary[];
}

export type BulkState =
  | { readonly status: 'idle' }
  | (AskedDecision & { readonly status: 'asking' | 'sending' })
  | (AskedDecision & { readonly status: 'failed'; readonly message: string })
  | { readonly status: 'done'; readonly decision: AskedDecision['decision']; readonly results: BulkResults };

export interface BulkDecision {
  readonly state: BulkState;
  ask(this: void, decision: AskedDecision['decision'], approvals: AskedDecision['approvals']): void;
  /** Resolves with whether there are results. */
  confirm(this: void, comment: string): Promise<boolean>;
  dismiss(this: void): void;
}

/** Decides about several approvals of one kind, once the user has confirmed it. */
export function useBulkDecision(): BulkDecision {
  const { run } = useAction(decideApprovals, { failure: 'in-place' });
  const [state, setState] = useState<BulkState>({ status: 'idle' });

  async function send({ decision, approvals }: AskedDecision, comment: string): Promise<boolean> {
    setState({ status: 'sending', decision, approvals });
    const result = await run({
      body: {
        decision,
        comment,
        approvals: approvals.map(({ id, etag, total }) => ({ id, etag, price: seenTotal(total) })),
      },
    });
    if (result.status === 'done') setState({ status: 'done', decision, results: result.value.results });
    if (result.status === 'failed') {
      const failure = submitFailure(result.error);
      const message = failure.kind === 'rejected' ? failure.problems[0]?.message : undefined;
      setState({ status: 'failed', decision, approvals, message: message ?? unsaved });
    }
    return result.status === 'done';
  }

  return {
    state,
    ask: (decision, approvals) => setState({ status: 'asking', decision, approvals }),
    async confirm(comment) {
      return state.status === 'asking' || state.status === 'failed' ? send(state, comment) : false;
    },
    dismiss: () => setState({ status: 'idle' }),
  };
}

const unsaved = 'We don’t know yet what was decided. Send it again: nothing is decided twice.';
