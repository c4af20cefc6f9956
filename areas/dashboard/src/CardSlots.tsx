import type { Contribution, DashboardCard, LoadCode } from '@quayside/portal-core/areas';
import { AreaPart, type AreaComponent } from '@quayside/portal-core/react';
import { AsyncContent } from '@quayside/ui/AsyncContent';
import { Card } from '@quayside/ui/Card';
import { MetricTile } from '@quayside/ui/MetricTile';
import { Skeleton } from '@quayside/ui/Skeleton';
import type { JSX, ReactNode } from 'react';
import { FilledRows, useCardReport } from '@quayside/page-kit/cards';
import { CardSlot } from './CardSlot.tsx';

export interface CardSlotsProps {
  cards: readonly Contribution<DashboardCard<AreaComponent>>[];
}

/** The numbers that wait for the user. Each loads and fails alone. */
export function WaitingSlots({ cards }: CardSlotsProps): JSX.Element {
  return (
    <FilledRows
      tiles={cards.map(({ id, areaId, title, card }) => ({
        id,
        tile: (
          <AreaPart
            areaId={areaId}
            name={`The card ${title}`}
            load={card}
            fallback={<MetricTile label={title} data={{ status: 'loading' }} also={{ label: 'Company' }} />}
            failed={(retry) => failedNumber(title, retry)}
          />
        ),
      }))}
    />
  );
}

/** Charts and short lists, each a cell of the grid around them. Each loads and fails alone. */
export function OverviewSlots({ cards }: CardSlotsProps): JSX.Element {
  return (
    <>
      {cards.map(({ id, areaId, title, card }) => (
        <CardSlot key={id}>
          <CardPart areaId={areaId} title={title} load={card} />
        </CardSlot>
      ))}
    </>
  );
}

export interface CardPartProps {
  areaId: string;
  title: string;
  /** Keep its reference. */
  load: LoadCode<AreaComponent>;
}

/** One card whose code is loaded when it is shown. Its title is visible while it loads and when it fails. */
export function CardPart({ areaId, title, load }: CardPartProps): JSX.Element {
  return (
    <AreaPart
      areaId={areaId}
      name={`The card ${title}`}
      load={load}
      fallback={
        <Card as="section" title={title}>
          <Skeleton lines={7} />
        </Card>
      }
      failed={(retry) => failedCard(title, retry)}
    />
  );
}

function failedNumber(title: string, retry: () => void): JSX.Element {
  return (
    <FailedPart>
      <MetricTile label={title} data={{ status: 'error', onRetry: retry }} />
    </FailedPart>
  );
}

function failedCard(title: string, retry: () => void): JSX.Element {
  return (
    <FailedPart>
      <Card as="section" title={title}>
        <AsyncContent state={{ status: 'failed' }} placeholder={null} onRetry={retry}>
          {() => null}
        </AsyncContent>
      </Card>
    </FailedPart>
  );
}

const failed = { status: 'failed', isStale: false, receivedAtMs: null } as const;

/** Counts a card whose code failed among those that could not be loaded. */
function FailedPart({ children }: { children: ReactNode }): ReactNode {
  useCardReport(failed);
  return children;
}
