import { ActionOutcome, changedItem, recordedChange } from '@quayside/page-kit/versions';
import type { JSX } from 'react';
import type { AdminView } from '../adminWords.ts';
import { rightsFacts } from './rightsSchema.ts';
import type { Reactivation } from './useReactivation.ts';

/** Why an account was not reactivated: the call failed, or another admin changed the user first. Nothing otherwise. */
export function ReactivationOutcome({
  view,
  reactivation: { state, send, close },
}: {
  view: AdminView;
  reactivation: Pick<Reactivation, 'state' | 'send' | 'close'>;
}): JSX.Element | null {
  return (
    <ActionOutcome
      state={state}
      noun="user"
      failed="The account wasn’t reactivated"
      lastChange={recordedChange}
      compare={(_input, theirs, seen) => {
        const theirFacts = new Map(rightsFacts(view, theirs).map(({ id, text }) => [id, text]));
        return rightsFacts(view, seen).flatMap(({ id, term, text }) =>
          changedItem(id, term, text, theirFacts.get(id)),
        );
      }}
      comparedWith="seen"
      isPossible={(_input, { allowedActions }) => allowedActions.includes('reactivate')}
      decideAgain="Reactivate anyway"
      onDecideAgain={() => {
        if (state.status === 'conflict') void send(null, state.theirs);
      }}
      onDismiss={close}
    />
  );
}
