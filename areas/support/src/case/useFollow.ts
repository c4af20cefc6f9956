import { useAction } from '@quayside/portal-core/react';
import { withAdvice } from '@quayside/page-kit/failures';
import { followCase, unfollowCase } from '../api.ts';

const followOptions = { failedText: withAdvice('We couldn’t save your choice.') };

export function useFollow(caseNumber: string): { isPending: boolean; change: (isFollowed: boolean) => void } {
  const follow = useAction(followCase, followOptions);
  const unfollow = useAction(unfollowCase, followOptions);
  return {
    isPending: follow.state.status === 'running' || unfollow.state.status === 'running',
    change: (isFollowed) => void (isFollowed ? follow : unfollow).run({ path: { caseNumber } }),
  };
}
