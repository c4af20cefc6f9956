import { changesPath } from '@quayside/contract/paths/services';
import { useResource } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { WaitingNumber } from '@quayside/page-kit/cards';
import { getChangeRequestSummary } from '../api.ts';

/** The change requests that wait for the user's company. */
export function WaitingChangesCard(): JSX.Element {
  const summary = useResource(getChangeRequestSummary, {});
  return (
    <WaitingNumber
      label="Change requests"
      href={changesPath.href({ waitingFor: 'you', status: 'open' })}
      resource={summary}
      countOf={({ waitingForYou }) => waitingForYou.total}
    />
  );
}
