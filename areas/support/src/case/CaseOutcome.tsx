import { ActionOutcome, recordedChange, versionWords } from '@quayside/page-kit/versions';
import type { JSX } from 'react';
import { caseNews, conflictItems, isStillAllowed, typedText } from './caseConflict.ts';
import type { CaseAction } from './useCaseAction.ts';

/** The action on the case. `nowMs` is the present time for relative times. */
export interface CaseOutcomeProps {
  action: Pick<CaseAction, 'state' | 'send'>;
  nowMs: number;
  onLeave: () => void;
}

/** Compares what the user wanted with the case that another person changed first, or says why it is not possible. */
export function CaseOutcome({
  action: { state, send },
  nowMs,
  onLeave,
}: CaseOutcomeProps): JSX.Element | null {
  return (
    <ActionOutcome
      state={state}
      noun="case"
      nowMs={nowMs}
      lastChange={recordedChange}
      compare={conflictItems}
      news={caseNews}
      typed={typedText}
      isPossible={isStillAllowed}
      decideAgain={versionWords.sendAgain}
      onDecideAgain={() => {
        if (state.status === 'conflict') void send(state.input, state.theirs);
      }}
      onDismiss={onLeave}
    />
  );
}
