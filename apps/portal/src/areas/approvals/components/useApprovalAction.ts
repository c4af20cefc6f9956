import { useAction, useUnsavedWork } from '@quayside/portal-core/react';
import { useState } from 'react';
import * as v from 'valibot';
import { submitFailure } from '../../../domain/form/submitFailure.ts';
import { keyedCall, useIdempotencyKey } from '../../../domain/jobs/keyedCall.ts';
import { askApprovalQuestion, decideApproval, getApproval, type ApprovalDetails } from '../api.ts';
import type { ApprovalAction } from './DecisionDialog.tsx';

/** The action of the user, and the approval as the user saw it. */
export interface ApprovalWish {
  readonly action: ApprovalAction;
  readonly seen: ApprovalDetails;
}

/** The state of a decision or a question. */
export type ActionState =
  | { readonly status: 'idle' }
  | (ApprovalWish & { readonly status: 'asking' | 'sending' | 'conflict' })
  | (ApprovalWish & { readonly status: 'failed'; readonly message: string })
  | { readonly status: 'done'; readonly action: ApprovalAction };

/** A decision or a question, and the text of each as far as it is typed. */
export interface ApprovalActions {
  readonly state: ActionState;
  readonly texts: ApprovalTexts;
  setText(this: void, action: ApprovalAction, text: string): void;
  begin(this: void, action: ApprovalAction, seen: ApprovalDetails): void;
  confirm(this: void): void;
  /** Closes the dialog or the alert about its outcome. The typed text stays for the next time. */
  dismiss(this: void): void;
}

const askOnce = keyedCall(askApprovalQuestion, (http, approvalId) =>
  getApproval.send(http, { path: { approvalId } }),
);

/** The typed text of each action. */
export type ApprovalTexts = Readonly<Record<ApprovalAction, string>>;

const noTexts: ApprovalTexts = { approve: '', reject: '', ask: '' };
const draftSchema = v.object({ approve: v.string(), reject: v.string(), ask: v.string() });

/** Decides about an approval, or asks a question. `refetch` loads it again after a conflict, and `onSaved` takes the response. */
export function useApprovalAction(
  approvalId: string,
  refetch: () => Promise<void>,
  onSaved: (saved: ApprovalDetails) => void,
): ApprovalActions {
  const { run: decide } = useAction(decideApproval, { failure: 'in-place' });
  const { run: ask } = useAction(askOnce, { failure: 'in-place' });
  const keyOf = useIdempotencyKey();
  const [state, setState] = useState<ActionState>({ status: 'idle' });
  const [texts, setTexts] = useState(noTexts);
  const draft = useUnsavedWork(`approval-text ${approvalId}`, {
    value: Object.values(texts).every((text) => text === '') ? undefined : texts,
    restore(saved) {
      const { success, output } = v.safeParse(draftSchema, saved);
      if (success) setTexts(output);
      return success;
    },
  });

  async function send({ action, seen }: ApprovalWish): Promise<void> {
    setState({ status: 'sending', action, seen });
    const input = { path: { approvalId }, etag: seen.etag };
    const typed = texts[action].trim();
    const result =
      action === 'ask'
        ? await ask({ ...input, body: { text: typed }, key: keyOf({ approvalId, typed }) })
        : await decide({ ...input, body: { decision: action, comment: typed } });
    if (result.status === 'done') {
      onSaved(result.value);
      draft.forget();
      setTexts(noTexts);
      setState({ status: 'done', action });
    }
    if (result.status !== 'failed') return;
    const failure = submitFailure(result.error);
    if (failure.kind === 'conflict') {
      setState({ status: 'conflict', action, seen });
      await refetch();
    } else if (failure.kind === 'cancelled') setState({ status: 'asking', action, seen });
    else setState({ status: 'failed', action, seen, message: failure.problems[0]?.message ?? '' });
  }

  return {
    state,
    texts,
    setText: (action, text) => setTexts({ ...texts, [action]: text }),
    begin: (action, seen) => setState({ status: 'asking', action, seen }),
    confirm() {
      if (state.status === 'asking' || state.status === 'failed') void send(state);
    },
    dismiss: () => setState({ status: 'idle' }),
  };
}
