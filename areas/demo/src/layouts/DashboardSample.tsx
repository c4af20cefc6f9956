import { layoutDemoPath } from '@quayside/contract/paths/demo';
import { AsOf } from '@quayside/ui/AsOf';
import { AsyncContent } from '@quayside/ui/AsyncContent';
import { BarList } from '@quayside/ui/BarList';
import { Card } from '@quayside/ui/Card';
import { Grid } from '@quayside/ui/Grid';
import { MetricTile } from '@quayside/ui/MetricTile';
import { PageHeader } from '@quayside/ui/PageHeader';
import { RowTitle } from '@quayside/ui/RowTitle';
import { Skeleton } from '@quayside/ui/Skeleton';
import { SortableList } from '@quayside/ui/SortableList';
import { Stack } from '@quayside/ui/Stack';
import { StackedBar } from '@quayside/ui/StackedBar';
import { useState, type JSX } from 'react';
import { usePathState } from '@quayside/page-kit/page';
import { dashboardStates, stateOf } from './layoutStates.ts';
import { sampleReceivedAtMs } from './sampleTime.ts';

type DashboardState = (typeof dashboardStates)[number];

const waiting = [
  { label: 'Cases', value: 4 },
  { label: 'Approvals', value: 3 },
  { label: 'Orders', value: 5 },
  { label: 'Number ports', value: 1 },
  { label: 'Change requests', value: 2 },
  { label: 'Quotes about to expire', value: 4 },
];
const byAge = [
  { id: 'day', label: 'Up to a day', value: 4 },
  { id: 'week', label: 'Up to a week', value: 11 },
  { id: 'month', label: 'Up to a month', value: 6 },
];
const milestones = [
  { id: 'survey', label: 'Survey', value: 14 },
  { id: 'build', label: 'Build', value: 22 },
  { id: 'install', label: 'Install', value: 9 },
];
const firstPins = [
  { id: 'QS-104200', name: 'Bristol Temple Quay 1 Gbps' },
  { id: 'OR-118204', name: 'Birmingham, 55 Colmore Row' },
  { id: 'QT-20418', name: 'Quote for 14 shops' },
];
const onRetry = (): void => {};

/** A dashboard: the waiting items first, then pins, then small charts. Each card loads and fails alone. */
export function DashboardSample(): JSX.Element {
  const [{ state: named }] = usePathState(layoutDemoPath);
  const state = stateOf(dashboardStates, named);
  return (
    <Stack gap={24}>
      <PageHeader title="Good morning, Amelia" lead="What waits for you" />
      <Grid columns="six" minimum="small">
        {waiting.map(({ label, value }) => (
          <MetricTile
            key={label}
            label={label}
            {...(state === 'ready' && { href: layoutDemoPath.href({ layout: 'list' }) })}
            data={
              state === 'loading'
                ? { status: 'loading' }
                : state === 'failed' && label === 'Approvals'
                  ? { status: 'error', onRetry }
                  : { status: 'ready', value }
            }
          />
        ))}
      </Grid>
      <Grid columns="two" minimum="large" gap={24}>
        <Pins state={state} />
        <Card as="section" title="Open cases by age">
          <BarList
            label="Open cases by age"
            data={state === 'loading' ? { status: 'loading' } : { status: 'ready', items: byAge }}
          />
        </Card>
        <Card as="section" title="Orders by milestone">
          <StackedBar
            label="Orders by milestone"
            data={
              state === 'loading'
                ? { status: 'loading' }
                : state === 'failed'
                  ? { status: 'error', onRetry }
                  : { status: 'ready', items: milestones }
            }
          />
        </Card>
      </Grid>
      {state !== 'loading' && <AsOf receivedAt={sampleReceivedAtMs} onRefresh={onRetry} />}
    </Stack>
  );
}

function Pins({ state }: { state: DashboardState }): JSX.Element {
  const [pins, setPins] = useState(firstPins);
  function move(id: string, toIndex: number): void {
    const moved = pins.find((pin) => pin.id === id);
    if (moved) setPins(pins.filter((pin) => pin !== moved).toSpliced(toIndex, 0, moved));
  }
  return (
    <Card as="section" title="Pinned">
      <AsyncContent
        state={state === 'loading' ? { status: 'loading' } : { status: 'ready', data: pins }}
        placeholder={<Skeleton lines={8} />}
      >
        {(items) => (
          <SortableList
            label="Pinned"
            items={items.map(({ id, name }) => ({
              id,
              name,
              content: (
                <RowTitle href={layoutDemoPath.href({ layout: 'detail' })} detail={id}>
                  {name}
                </RowTitle>
              ),
            }))}
            onMove={move}
          />
        )}
      </AsyncContent>
    </Card>
  );
}
