import { ActionOutcome } from '@quayside/page-kit/versions';
import type { JSX } from 'react';
import { compareDelegations } from './compareDelegations.ts';
import type { Delegation } from './useDelegation.ts';

/** Why the delegation was not ended: the call failed, or the user changed it in another tab. Nothing otherwise. */
export function EndDelegationOutcome({
  ending: { state, send, close },
}: {
  ending: Pick<Delegation['ending'], 'state' | 'send' | 'close'>;
}): JSX.Element | null {
  const { ownName = '' } = state;
  return (
    <ActionOutcome
      state={state}
      noun="delegation"
      failed="The delegation wasn’t ended"
      // Nobody else changes it.
      lastChange={(version) => ('seen' in state && version === state.seen ? null : { by: ownName, at: null })}
      compare={(_input, theirs, seen) => compareDelegations(seen.given, theirs.given)}
      comparedWith="seen"
      isPossible={() => true}
      decideAgain="End it anyway"
      onDecideAgain={() => {
        if (state.status === 'conflict') void send(null, state.theirs);
      }}
      onDismiss={close}
    />
  );
}
