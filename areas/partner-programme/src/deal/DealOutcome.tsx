import { ActionOutcome } from '@quayside/page-kit/versions';
import type { JSX } from 'react';
import type { DealDetails } from '../api.ts';
import { latestDealEvent } from '../dealWords.ts';
import type { DealActions, DealActionInput } from './useDealActions.ts';

/** The actions on the deal. `nowMs` is the present time for relative times. */
export interface DealOutcomeProps extends Pick<DealActions, 'state' | 'lookAgain' | 'close'> {
  nowMs: number;
}

/** Confirms the user's action, or names the change that another user made before. */
export function DealOutcome({ state, nowMs, lookAgain, close }: DealOutcomeProps): JSX.Element | null {
  return (
    <ActionOutcome
      state={state}
      noun="deal"
      nowMs={nowMs}
      done={doneWords}
      lastChange={latestDealEvent}
      compare={() => []}
      typed={({ reason }) => reason}
      isPossible={({ action }, { allowedActions }) => allowedActions.includes(action)}
      onDecideAgain={lookAgain}
      onDismiss={close}
    />
  );
}

function doneWords({ action }: DealActionInput, _saved: DealDetails, { status }: DealDetails) {
  if (action === 'extend')
    return {
      title: 'You extended the protection',
      text: 'Your price is protected until the new date.',
    };
  return {
    title: 'You withdrew this deal',
    text:
      status === 'approved'
        ? 'Your price is no longer protected.'
        : 'It is a draft now. You can correct it and register it again.',
  };
}
