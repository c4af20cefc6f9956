import { useMay } from '@quayside/shared/rights/useMay.ts';
import { useResource } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { toAsyncState } from '@quayside/page-kit/failures';
import { getSupportSummary } from '../api.ts';
import { SupportOverview } from './SupportOverview.tsx';

export function SupportPage(): JSX.Element {
  const summary = useResource(getSupportSummary, {});
  const canRaise = useMay('raiseCases');
  return (
    <SupportOverview
      state={toAsyncState(summary, getSupportSummary.id)}
      receivedAtMs={summary.receivedAtMs}
      canRaise={canRaise}
      onRefresh={() => void summary.refetch()}
    />
  );
}
