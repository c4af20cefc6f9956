import type { DiffItem } from '@quayside/ui/DiffList';
import { changedItem } from '@quayside/page-kit/versions';
import type { CaseDetails } from '../api.ts';
import { casePriorityWords, caseStatusWords } from '../caseWords.ts';
import type { CaseActionInput } from './caseActionInput.ts';

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
    ...(input.kind === 'reject' ? changedItem('reason', 'Reason', input.reason, undefined) : []),
    ...(input.kind === 'close' ? changedItem('comment', 'Comment', input.comment, undefined) : []),
  ];
}

/** Says what is different in the case since the user looked at it; empty if the page shows no difference. */
export function caseNews(now: CaseDetails, seen: CaseDetails): string {
  const news = [
    ...(now.status === seen.status ? [] : [`the status is ${caseStatusWords[now.status].text}`]),
    ...(now.priority === seen.priority ? [] : [`the priority is ${casePriorityWords[now.priority]}`]),
  ];
  return news.length === 0 ? '' : `Since you looked at it: ${news.join(', ')}.`;
}

export function typedText(input: CaseActionInput): string {
  if (input.kind === 'reject') return input.reason;
  return input.kind === 'close' ? input.comment : '';
}

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
