import type { DiffItem } from '@quayside/ui/DiffList';
import type { CaseDetails } from '../api.ts';
import { casePriorityWords, caseStatusWords } from '../caseWords.ts';
import type { CaseConflict, CaseWish } from './useCaseWishes.ts';

/** Compares the user's wish with the present case. */
export function conflictItems({ wish }: CaseConflict, now: CaseDetails): DiffItem[] {
  if (wish.kind === 'priority')
    return [
      changed('priority', 'Priority', casePriorityWords[wish.priority], casePriorityWords[now.priority]),
    ];
  return [
    changed('status', 'Status', wantedStatus(wish), caseStatusWords[now.status].text),
    ...(wish.kind === 'reject'
      ? [{ id: 'reason', term: 'Reason', kind: 'removed' as const, before: wish.reason }]
      : []),
  ];
}

/** Returns whether the user's wish is still allowed. */
export function isStillAllowed({ wish }: CaseConflict, { allowedActions }: CaseDetails): boolean {
  const needed = { priority: 'changePriority', close: 'close' } as const;
  return allowedActions.includes(
    wish.kind === 'priority' || wish.kind === 'close' ? needed[wish.kind] : 'decideResolution',
  );
}

function wantedStatus({ kind }: Exclude<CaseWish, { kind: 'priority' }>): string {
  if (kind === 'accept') return 'Solution accepted, case closed';
  return kind === 'reject' ? 'Solution rejected, case open again' : 'Closed';
}

function changed(id: string, term: string, mine: string, theirs: string): DiffItem {
  return mine === theirs
    ? { id, term, kind: 'unchanged', value: mine }
    : { id, term, kind: 'changed', before: mine, after: theirs };
}
