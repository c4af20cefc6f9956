import type { DiffItem } from '@quayside/ui/DiffList';
import { changedItem } from '../../../domain/changedItems.ts';
import type { CaseDetails } from '../api.ts';
import { casePriorityWords, caseStatusWords } from '../caseWords.ts';
import type { CaseWish } from './useCaseAction.ts';

/** Compares the user's wish with the present case. */
export function conflictItems(wish: CaseWish, now: CaseDetails): DiffItem[] {
  if (wish.kind === 'priority')
    return changedItem(
      'priority',
      'Priority',
      casePriorityWords[wish.priority],
      casePriorityWords[now.priority],
    );
  return [
    ...changedItem('status', 'Status', wantedStatus(wish), caseStatusWords[now.status].text),
    ...(wish.kind === 'reject'
      ? [{ id: 'reason', term: 'Reason', kind: 'removed' as const, before: wish.reason }]
      : []),
  ];
}

/** Returns whether the user's wish is still allowed. */
export function isStillAllowed(wish: CaseWish, { allowedActions }: CaseDetails): boolean {
  const needed = { priority: 'changePriority', close: 'close' } as const;
  return allowedActions.includes(
    wish.kind === 'priority' || wish.kind === 'close' ? needed[wish.kind] : 'decideResolution',
  );
}

function wantedStatus({ kind }: Exclude<CaseWish, { kind: 'priority' }>): string {
  if (kind === 'accept') return 'Solution accepted, case closed';
  return kind === 'reject' ? 'Solution rejected, case open again' : 'Closed';
}
