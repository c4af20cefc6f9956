import { useAction } from '@quayside/portal-core/react';
import type { ComboboxResults } from '@quayside/ui/Combobox';
import { useCallback, useState, type JSX } from 'react';
import { withAdvice } from '@quayside/page-kit/failures';
import type { ListedActions } from '@quayside/shared/rights/actions.ts';
import { useColleagues } from '@quayside/shared/colleagues/useColleagues.ts';
import { addCaseFollower, removeCaseFollower, type CaseDetails } from '../api.ts';
import { CaseFollowers } from './CaseFollowers.tsx';

export function FollowersOfCase({ details }: { details: CaseDetails }): JSX.Element {
  const { caseNumber, followers, allowedActions } = details;
  const canChange = allowedActions.includes('addFollowers');
  const [words, setWords] = useState('');
  const [pendingId, setPendingId] = useState<string | null>(null);
  const colleagues = useColleagues(words, canChange);
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
      actions={followerActions(details)}
      pendingId={pendingId}
      colleagues={withoutFollowers(colleagues, followers)}
      onSearch={setWords}
      onAdd={handleAdd}
      onRemove={(personId) => void handleRemove(personId)}
    />
  );
}

function followerActions({ allowedActions, refusedActions }: CaseDetails): ListedActions<'addFollowers'> {
  return { allowedActions: allowedActions.filter((action) => action === 'addFollowers'), refusedActions };
}

function withoutFollowers(results: ComboboxResults, followers: CaseDetails['followers']): ComboboxResults {
  if (!('options' in results) || results.options === undefined) return results;
  const options = results.options.map((option) =>
    followers.some(({ id }) => id === option.id)
      ? { ...option, description: 'Follows already', disabled: true }
      : option,
  );
  return { ...results, options };
}
