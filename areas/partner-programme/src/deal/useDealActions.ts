import {
  useVersionedAction,
  withoutCache,
  type UseVersionedActionResult,
  type VersionedActionCalls,
  useOwnName,
} from '@quayside/page-kit/versions';
import { useState } from 'react';
import { extendDealProtection, getDeal, withdrawDeal, type DealDetails } from '../api.ts';

export type DealAction = 'withdraw' | 'extend';

export interface DealActionInput {
  readonly action: DealAction;
  readonly reason: string;
}

export interface DealActions extends Omit<
  UseVersionedActionResult<DealActionInput, DealDetails>,
  'ask' | 'send'
> {
  /** The reason as far as it is typed, for each action. */
  readonly reasons: Readonly<Record<DealAction, string>>;
  changeReason(this: void, action: DealAction, reason: string): void;
  ask(this: void, action: DealAction, seen: DealDetails): void;
}

const noReasons = { withdraw: '', extend: '' };
const events = { withdraw: 'withdrawn', extend: 'extended' } as const;
const calls = { withdraw: withdrawDeal, extend: extendDealProtection };

export function dealActionCalls(ownName: string): VersionedActionCalls<DealActionInput, DealDetails> {
  return {
    send: (http, { action, reason }, { number, etag }) =>
      calls[action].send(http, { path: { dealNumber: number }, body: { reason: reason.trim() }, etag }),
    read: (http, { number }) => getDeal.send(http, { path: { dealNumber: number } }, withoutCache),
    isDone: ({ action }, { history: [last] }) => last?.event === events[action] && last.by === ownName,
  };
}

/** Withdraws a deal or extends its protection, once the user has given a reason. `take` draws the version that a request brought. */
export function useDealActions(
  drawn: DealDetails | undefined,
  take: (deal: DealDetails) => void,
): DealActions {
  const [reasons, setReasons] = useState(noReasons);
  const ownName = useOwnName();
  const { ask, ...action } = useVersionedAction<DealActionInput, DealDetails>({
    drawn,
    take,
    ...dealActionCalls(ownName),
    onDone: ({ action: name }) => setReasons((before) => ({ ...before, [name]: '' })),
  });
  return {
    ...action,
    reasons,
    changeReason: (name, reason) => setReasons((before) => ({ ...before, [name]: reason })),
    ask: (name, seen) => ask({ action: name, reason: reasons[name] }, seen),
  };
}
