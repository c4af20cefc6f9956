import { ActionOutcome, changedItem, versionWords } from '@quayside/page-kit/versions';
import type { JSX } from 'react';
import { isAnswerAllowed, type DealAnswering } from '../dealForm/useDealAnswer.ts';
import { latestDealEvent } from '../dealWords.ts';

/** The user's answer. `nowMs` is the present time for relative times. */
export interface DealAnswerOutcomeProps {
  answering: Pick<DealAnswering, 'state' | 'send'>;
  nowMs: number;
  /** The user has read it, and does not send the answer again. */
  onLeave: () => void;
}

/** Confirms that the answer was sent, or compares it with the change that came first. */
export function DealAnswerOutcome({
  answering: { state, send },
  nowMs,
  onLeave,
}: DealAnswerOutcomeProps): JSX.Element {
  return (
    <ActionOutcome
      state={state}
      noun="deal"
      nowMs={nowMs}
      done={() => ({ title: 'We have your answer', text: 'We decide within five working days.' })}
      lastChange={latestDealEvent}
      compare={(text, { question }) => changedItem('answer', 'Your answer', text, question?.answer?.text)}
      typed={(text) => text}
      isPossible={isAnswerAllowed}
      decideAgain={versionWords.sendAgain}
      onDecideAgain={() => {
        if (state.status === 'conflict') void send(state.input, state.theirs);
      }}
      onDismiss={onLeave}
    />
  );
}
