import {
  ActionRefused,
  changedItem,
  ConflictAlert,
  versionWords,
  type AuthorName,
  recordedChange,
} from '@quayside/page-kit/versions';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import type { JSX } from 'react';
import type { AdminView } from '../adminWords.ts';
import { rightsFacts } from './rightsSchema.ts';
import type { Reactivation } from './useReactivation.ts';

/** Why an account was not reactivated: the call failed, or another admin changed the user first. Nothing otherwise. */
export function ReactivationOutcome({
  view,
  nameOf,
  reactivation: { state, send, close },
}: {
  view: AdminView;
  /** Names the other admin, who may be the user in another tab. */
  nameOf: AuthorName;
  reactivation: Pick<Reactivation, 'state' | 'send' | 'close'>;
}): JSX.Element | null {
  if (state.status === 'failed')
    return (
      <InlineAlert tone="critical" live="assertive" title="The account wasn’t reactivated">
        {state.message}
      </InlineAlert>
    );
  if (state.status === 'refused')
    return <ActionRefused refusal={state} title="The account wasn’t reactivated" onDismiss={close} />;
  if (state.status !== 'conflict') return null;
  const { seen, theirs } = state;
  const change = state.change ?? recordedChange(theirs);
  const isPossible = theirs.allowedActions.includes('reactivate');
  const theirFacts = new Map(rightsFacts(view, theirs).map(({ id, text }) => [id, text]));
  return (
    <ConflictAlert
      title={
        change === null ? versionWords.changed('user') : versionWords.changedBy(nameOf(change.by), 'user')
      }
      change={change}
      items={rightsFacts(view, seen).flatMap(({ id, term, text }) =>
        changedItem(id, term, text, theirFacts.get(id)),
      )}
      labels={{ mine: versionWords.seen, theirs: versionWords.now }}
      choices={
        isPossible
          ? [
              { label: 'Reactivate anyway', onChoose: () => void send(null, theirs) },
              { label: versionWords.leave, onChoose: close },
            ]
          : [{ label: versionWords.close, onChoose: close }]
      }
    >
      <p>{isPossible ? versionWords.notDone : versionWords.impossible}</p>
    </ConflictAlert>
  );
}
