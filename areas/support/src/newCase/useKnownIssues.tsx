import { casePath } from '@quayside/contract/paths/support';
import { toAsyncState, withAdvice } from '@quayside/page-kit/failures';
import { useAction, useAddToast, useResource } from '@quayside/portal-core/react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { followCase, getServiceIssues } from '../api.ts';
import { KnownIssues } from './KnownIssues.tsx';

/** Returns the known issues of a service, as content for the steps that show it. */
export function useKnownIssues(serviceId: string | undefined): ReactNode {
  const navigate = useNavigate();
  const addToast = useAddToast();
  const issues = useResource(getServiceIssues, serviceId === undefined ? null : { query: { serviceId } });
  const follow = useAction(followCase, { failedText: withAdvice('You don’t follow the case yet.') });
  const [followingCase, setFollowingCase] = useState<string | null>(null);
  if (serviceId === undefined) return null;

  async function followInstead(caseNumber: string): Promise<void> {
    setFollowingCase(caseNumber);
    const { status } = await follow.run({ path: { caseNumber } });
    setFollowingCase(null);
    if (status !== 'done') return;
    addToast({
      tone: 'positive',
      text: `You follow case ${caseNumber}. What you typed is kept as a draft in this tab.`,
    });
    void navigate(casePath.href({ caseNumber }));
  }

  return (
    <KnownIssues
      state={toAsyncState(issues, getServiceIssues.id)}
      serviceId={serviceId}
      followingCase={followingCase}
      onFollow={(caseNumber) => void followInstead(caseNumber)}
      onRetry={() => void issues.refetch()}
    />
  );
}
