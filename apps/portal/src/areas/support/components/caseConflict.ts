import type { DiffItem } from '@quayside/ui/DiffList';
import { changedItem } from '../../../domain/changedItems.ts';
import type { CaseDetails } from '../api.ts';
import { casePriorityWords, caseStatusWords } from '../caseWords.ts';
import type { CaseActionInput } from './useCaseAction.ts';

/** Compares what the user wanted with the present case. */
export function conflictItems(input: CaseActionInput, now: CaseDetails): DiffItem[] {
  if (input.kind === 'priority')
    return changedItem(
      'priority',
      'Priority',
      casePriorityWords[input.priority],
      casePriorityWords[now.priority],
    );
  return [
    ...changedItem('status', 'Status', wantedStatus(input), caseStatusWords[now.status].text),
    ...(input.kind === 'reject'
      ? [{ id: 'reason', term: 'Reason', kind: 'removed' as const, before: input.reason }]
      : []),
  ];
}

/** Returns whether what the user wanted is still allowed. */
export function isStillAllowed(input: CaseActionInput, { allowedActions }: CaseDetails): boolean {
  const needed = { priority: 'changePriority', close: 'close' } as const;
  return allowedActions.includes(
    input.kind === 'priority' || input.kind === 'close' ? needed[input.kind] : 'decideResolution',
  );
}

function wantedStatus({ kind }: Exclude<CaseActionInput, { kind: 'priority' }>): string {
  if (kind === 'accept') return 'Solution accepted, case closed';
  return kind === 'reject' ? 'Solution rejected, case open again' : 'Closed';
}
