import type { IdempotencyKey } from '@quayside/portal-core/calls';
import {
  keyedCall,
  useIdempotencyKey,
  useOwnName,
  useVersionedAction,
  withoutCache,
  type UseVersionedActionResult,
  type VersionedActionCalls,
} from '@quayside/page-kit/versions';
import { useUnsavedWork } from '@quayside/portal-core/react';
import { useState } from 'react';
import * as v from 'valibot';
import { askApprovalQuestion, decideApproval, getApproval, type ApprovalDetails } from '../api.ts';
import { seenTotal } from '../seenTotal.ts';

export type ApprovalAction = ApprovalDetails['allowedActions'][number];

/** An action on an approval, and its comment, reason or question as it was confirmed. */
export interface ApprovalActionInput {
  readonly action: ApprovalAction;
  readonly text: string;
}

export type ApprovalTexts = Readonly<Record<ApprovalAction, string>>;

/** The decision about an approval or a question, and the texts as far as they are typed. */
export interface ApprovalActions extends Omit<
  UseVersionedActionResult<ApprovalActionInput, ApprovalDetails>,
  'ask' | 'send'
> {
  readonly texts: ApprovalTexts;
  changeText(this: void, action: ApprovalAction, text: string): void;
  ask(this: void, action: ApprovalAction, seen: ApprovalDetails): void;
}

const askOnce = keyedCall(askApprovalQuestion, (http, approvalId) =>
  getApproval.send(http, { path: { approvalId } }, withoutCache),
);

const noTexts: ApprovalTexts = { approve: '', reject: '', ask: '' };
const draftSchema = v.object({ approve: v.string(), reject: v.string(), ask: v.string() });
const decided = { approve: 'approved', reject: 'rejected' } as const;

/** The calls of the actions on an approval. `keyOf` returns the key of a question. A decision names the total that was on the page. */
export function approvalActionCalls(
  ownName: string,
  keyOf: (question: unknown) => IdempotencyKey,
): VersionedActionCalls<ApprovalActionInput, ApprovalDetails> {
  return {
    send(http, { action, text }, { id: approvalId, etag, total }) {
      const input = { path: { approvalId }, etag };
      const typed = text.trim();
      return action === 'ask'
        ? askOnce.send(http, { ...input, body: { text: typed }, key: keyOf({ approvalId, typed }) })
        : decideApproval.send(http, {
            ...input,
            body: { decision: action, comment: typed, price: seenTotal(total) },
          });
    },
    read: (http, { id }) => getApproval.send(http, { path: { approvalId: id } }, withoutCache),
    isDone: ({ action, text }, { status, decision, questions }) =>
      action === 'ask'
        ? questions.some(({ text: asked, by }) => asked === text.trim() && by.name === ownName)
        : status === decided[action] && decision?.by.name === ownName,
  };
}

/** Decides about an approval, or asks a question. `take` draws the version that a request brought. */
export function useApprovalActions(
  approvalId: string,
  drawn: ApprovalDetails | undefined,
  take: (approval: ApprovalDetails) => void,
): ApprovalActions {
  // As for all histories: the id of a person in a response is not the one in the token.
  const ownName = useOwnName();
  const keyOf = useIdempotencyKey();
  const [texts, setTexts] = useState(noTexts);
  const draft = useUnsavedWork(`approval-text ${approvalId}`, {
    value: Object.values(texts).every((text) => text === '') ? undefined : texts,
    restore(saved) {
      const { success, output } = v.safeParse(draftSchema, saved);
      if (success) setTexts(output);
      return success;
    },
  });
  const { ask, ...action } = useVersionedAction<ApprovalActionInput, ApprovalDetails>({
    drawn,
    take,
    ...approvalActionCalls(ownName, keyOf),
    onDone({ action: name }) {
      const left = { ...texts, [name]: '' };
      if (Object.values(left).every((text) => text === '')) draft.forget();
      setTexts(left);
    },
  });
  return {
    ...action,
    texts,
    changeText: (name, text) => setTexts((before) => ({ ...before, [name]: text })),
    ask: (name, seen) => ask({ action: name, text: texts[name] }, seen),
  };
}
