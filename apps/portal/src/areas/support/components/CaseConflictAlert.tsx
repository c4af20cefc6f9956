import { authorName, ConflictAlert, versionWords, type LastChange } from '@quayside/page-kit/versions';
import type { JSX } from 'react';
import type { CaseDetails } from '../api.ts';
import { conflictItems, isStillAllowed } from './caseConflict.ts';
import type { CaseActionInput } from './useCaseAction.ts';

/** What the user wanted, the case as it is now, and the user's decision. */
export interface CaseConflictAlertProps {
  input: CaseActionInput;
  theirs: CaseDetails;
  /** Who changed the case, and when; null if that is not known. */
  change: LastChange | null;
  /** The user's own name. Default: the change is another person's. */
  ownName?: string | undefined;
  /** Does it for the case as it is now. */
  onKeep: () => void;
  onLeave: () => void;
}

/** Shows what the user wanted beside the present case, and lets the user decide. */
export function CaseConflictAlert({
  input,
  theirs,
  change,
  ownName,
  onKeep,
  onLeave,
}: CaseConflictAlertProps): JSX.Element {
  const isPossible = isStillAllowed(input, theirs);
  const leave = { label: isPossible ? versionWords.leave : versionWords.close, onChoose: onLeave };
  return (
    <ConflictAlert
      title={
        change ? versionWords.changedBy(authorName(change.by, ownName), 'case') : versionWords.changed('case')
      }
      change={change}
      items={conflictItems(input, theirs)}
      labels={{ mine: versionWords.wanted, theirs: versionWords.now }}
      choices={isPossible ? [{ label: versionWords.sendAgain, onChoose: onKeep }, leave] : [leave]}
    >
      <p>{isPossible ? versionWords.notDone : versionWords.impossible}</p>
    </ConflictAlert>
  );
}
