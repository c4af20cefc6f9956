import { useMay } from '@quayside/shared/rights/useMay.ts';
import { useResource } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { toAsyncState } from '@quayside/page-kit/failures';
import { getChangeRequestSummary } from '../api.ts';
import { ChangeDashboardView } from './ChangeDashboardView.tsx';

export function ChangeDashboardPage(): JSX.Element {
  const resource = useResource(getChangeRequestSummary, {});
  const canRequest = useMay('requestChanges');
  return (
    <ChangeDashboardView
      data={toAsyncState(resource, getChangeRequestSummary.id)}
      receivedAtMs={resource.receivedAtMs}
      canRequest={canRequest}
      onRefresh={() => void resource.refetch()}
    />
  );
}
