import { ConflictAlert, versionWords } from '@quayside/page-kit/versions';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import type { JSX } from 'react';
import { compareDelegations } from './compareDelegations.ts';
import type { Delegation } from './useDelegation.ts';

/** Why the delegation was not ended: the call failed, or the user changed it in another tab. Nothing otherwise. */
export function EndDelegationOutcome({
  ending: { state, send, close },
}: {
  ending: Pick<Delegation['ending'], 'state' | 'send' | 'close'>;
}): JSX.Element | null {
  if (state.status === 'failed' || state.status === 'refused')
    return (
      <InlineAlert tone="critical" live="assertive" title="The delegation wasn’t ended">
        {state.message}
      </InlineAlert>
    );
  if (state.status !== 'conflict') return null;
  const { seen, theirs } = state;
  return (
    <ConflictAlert
      title={versionWords.changedBy('In another tab, you', 'delegation')}
      items={compareDelegations(seen.given, theirs.given)}
      labels={{ mine: versionWords.seen, theirs: versionWords.now }}
      choices={[
        { label: 'End it anyway', onChoose: () => void send(null, theirs) },
        { label: versionWords.leave, onChoose: close },
      ]}
    >
      <p>{versionWords.notDone}</p>
    </ConflictAlert>
  );
}
