import { useContributions, useHttp, useResource, useStore } from '@quayside/portal-core/react';
import { useEffect, useMemo, useState, type JSX } from 'react';
import { toAsyncState } from '@quayside/page-kit/failures';
import { CardReportsContext, createCardReports, useCardReport } from '@quayside/page-kit/cards';
import { getDashboardChanges, recordDashboardVisit } from './api.ts';
import { inCardOrder } from './cardOrder.ts';
import { CardPart, OverviewSlots, WaitingSlots } from './CardSlots.tsx';
import { DashboardView } from './DashboardView.tsx';
import { SinceLastVisit } from './SinceLastVisit.tsx';
import { suggestionsFor } from './suggestions.ts';

// Every response that a card of any area may have loaded.
const everything = ['/api/portal/rest/*'];

// Dragging brings code that numbers need not wait for.
const loadPinned = async () => (await import('./PinnedCard.tsx')).PinnedCard;

/** The waiting items, the pins, the changes and the charts of the user. */
export function DashboardPage(): JSX.Element {
  const { dashboard } = useContributions();
  const http = useHttp();
  const [reports] = useState(createCardReports);
  const summary = useStore(reports);
  const cards = useMemo(() => inCardOrder(dashboard), [dashboard]);
  const waiting = cards.filter(({ placement }) => placement === 'waiting');
  const overview = cards.filter(({ placement }) => placement !== 'waiting');
  useRecordVisit();
  return (
    <CardReportsContext value={reports}>
      <DashboardView
        summary={summary}
        onRefresh={() => http.cache.invalidate(everything)}
        waiting={waiting.length === 0 ? null : <WaitingSlots cards={waiting} />}
        pinned={<CardPart areaId="dashboard" title="Pinned" load={loadPinned} />}
        changes={<Changes />}
        overview={<OverviewSlots cards={overview} />}
      />
    </CardReportsContext>
  );
}

function Changes(): JSX.Element {
  const { routes } = useContributions();
  const changes = useResource(getDashboardChanges, {});
  useCardReport(changes);
  return (
    <SinceLastVisit
      state={toAsyncState(changes, getDashboardChanges.id)}
      suggestions={suggestionsFor(routes.map(({ path }) => path))}
      onRetry={() => void changes.refetch()}
    />
  );
}

/** Records the visit once. When that fails, the next visit shows the same changes. */
function useRecordVisit(): void {
  const http = useHttp();
  useEffect(() => {
    recordDashboardVisit.send(http, {}).catch(() => undefined);
  }, [http]);
}
