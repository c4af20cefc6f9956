import { useResource } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { toAsyncState } from '@quayside/page-kit/failures';
import { getChangeRequestSummary } from '../api.ts';
import { ChangeDashboardView } from './ChangeDashboardView.tsx';

/** The change requests in numbers. */
export function ChangeDashboardPage(): JSX.Element {
  const resource = useResource(getChangeRequestSummary, {});
  return (
    <ChangeDashboardView
      data={toAsyncState(resource, getChangeRequestSummary.id)}
      receivedAtMs={resource.receivedAtMs}
      onRefresh={() => void resource.refetch()}
    />
  );
}
