import { useAction, useResource, type UseResourceResult } from '@quayside/portal-core/react';
import type { ComboboxResults } from '@quayside/ui/Combobox';
import { useCallback, useState, type JSX } from 'react';
import { withAdvice } from '@quayside/page-kit/failures';
import {
  addCaseFollower,
  listColleagues,
  removeCaseFollower,
  type CaseDetails,
  type Colleague,
} from '../api.ts';
import { CaseFollowers } from './CaseFollowers.tsx';

/** The followers of a case, who can be changed. */
export function FollowersOfCase({ details }: { details: CaseDetails }): JSX.Element {
  const { caseNumber, followers, allowedActions } = details;
  const canChange = allowedActions.includes('addFollowers');
  const [words, setWords] = useState('');
  const [pendingId, setPendingId] = useState<string | null>(null);
  const colleagues = useResource(listColleagues, canChange ? { query: { q: words } } : null, {
    keepPrevious: true,
  });
  const { run: add } = useAction(addCaseFollower, {
    failedText: withAdvice('We couldn’t add your colleague.'),
  });
  const { run: remove } = useAction(removeCaseFollower, {
    failedText: withAdvice('We couldn’t remove your colleague.'),
  });

  const handleAdd = useCallback(
    (personId: string) => void add({ path: { caseNumber, personId } }),
    [add, caseNumber],
  );

  async function handleRemove(personId: string): Promise<void> {
    setPendingId(personId);
    await remove({ path: { caseNumber, personId } });
    setPendingId(null);
  }

  return (
    <CaseFollowers
      followers={followers}
      canChange={canChange}
      pendingId={pendingId}
      colleagues={resultsOf(colleagues, followers)}
      onSearch={setWords}
      onAdd={handleAdd}
      onRemove={(personId) => void handleRemove(personId)}
    />
  );
}

function resultsOf(
  { status, data, isStale, refetch }: UseResourceResult<{ items: readonly Colleague[] }>,
  followers: CaseDetails['followers'],
): ComboboxResults {
  if (status === 'failed') return { status: 'error', onRetry: () => void refetch() };
  const options = data?.items.map(({ id, name, email }) => {
    const isFollower = followers.some((follower) => follower.id === id);
    return { id, label: name, description: isFollower ? 'Follows already' : email, disabled: isFollower };
  });
  if (options === undefined) return { status: 'loading' };
  return { status: isStale ? 'loading' : 'ready', options };
}
