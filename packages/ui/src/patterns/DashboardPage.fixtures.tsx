import { useState, type JSX } from 'react';
import { AsOf } from '../components/AsOf/AsOf.tsx';
import { AsyncContent } from '../components/AsyncContent/AsyncContent.tsx';
import { BarList, type ChartItem } from '../components/BarList/BarList.tsx';
import { Card } from '../components/Card/Card.tsx';
import { DateTime } from '../components/DateTime/DateTime.tsx';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { Grid } from '../components/Grid/Grid.tsx';
import { Link } from '../components/Link/Link.tsx';
import { MetricTile } from '../components/MetricTile/MetricTile.tsx';
import { PageContent } from '../components/PageContent/PageContent.tsx';
import { PageHeader } from '../components/PageHeader/PageHeader.tsx';
import { RowTitle } from '../components/RowTitle/RowTitle.tsx';
import { Skeleton } from '../components/Skeleton/Skeleton.tsx';
import { SortableList, type SortableListItem } from '../components/SortableList/SortableList.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { StackedBar } from '../components/StackedBar/StackedBar.tsx';
import { StatusLabel, type StatusLabelTone } from '../components/StatusLabel/StatusLabel.tsx';
import { pinIcon } from '../icons/index.ts';
import { FirstDay } from './FirstDay.fixtures.tsx';
import { SinceLastVisit } from './SinceLastVisit.fixtures.tsx';

/** The state of the cards: with data, loading, some failed, or a company without any order. */
export type DashboardSituation = 'ready' | 'loading' | 'someFailed' | 'firstDay';

export type DashboardPageProps = {
  situation: DashboardSituation;
  onMove: (id: string, toIndex: number) => void;
  onRetry: (card: string) => void;
};

const receivedAt = new Date(2026, 10, 21, 10, 42);

/** The waiting items first, then pins, then small charts. Each card loads and fails alone. */
export function DashboardPage(props: DashboardPageProps): JSX.Element {
  const { situation, onRetry } = props;
  return (
    <main>
      <PageContent>
        <PageHeader
          title={situation === 'firstDay' ? 'Welcome, Noor' : 'Good morning, Noor'}
          lead={situation === 'firstDay' ? undefined : 'What waits for you'}
        />
        {situation === 'firstDay' ? <FirstDay /> : <Waiting {...props} />}
        <Grid columns="two" minimum="large" gap={24}>
          <Pins {...props} />
          <PlannedWorks {...props} />
        </Grid>
        {situation !== 'firstDay' && (
          <>
            <Grid columns="two" minimum="large" gap={24}>
              <CasesByAge {...props} />
              <OrdersByMilestone {...props} />
            </Grid>
            <SinceLastVisit isLoading={situation === 'loading'} />
          </>
        )}
        {situation !== 'loading' && <AsOf receivedAt={receivedAt} onRefresh={() => onRetry('all')} />}
      </PageContent>
    </main>
  );
}

/** The items that wait for the reader, by kind. */
export const waiting = [
  { id: 'cases', label: 'Cases', value: 4, href: '/support/cases?waitingFor=you' },
  { id: 'approvals', label: 'Approvals', value: 3, href: '/approvals?waitingFor=you' },
  { id: 'orders', label: 'Orders', value: 5, href: '/orders?waitingFor=you' },
  { id: 'ports', label: 'Number ports', value: 1, href: '/voice/porting?waitingFor=you' },
  { id: 'changes', label: 'Change requests', value: 2, href: '/services/change-requests?waitingFor=you' },
  { id: 'quotes', label: 'Quotes about to expire', value: 4, href: '/1access?expires=7' },
];

function Waiting({ situation, onRetry }: DashboardPageProps): JSX.Element {
  return (
    <Grid columns="six" minimum="small">
      {waiting.map(({ id, label, value, href }) => {
        if (situation === 'loading')
          return <MetricTile key={id} label={label} data={{ status: 'loading' }} />;
        if (situation === 'someFailed' && id === 'approvals')
          return (
            <MetricTile
              key={id}
              label={label}
              data={{ status: 'error', onRetry: () => onRetry('approvals') }}
            />
          );
        return <MetricTile key={id} label={label} href={href} data={{ status: 'ready', value }} />;
      })}
    </Grid>
  );
}

function pin(
  id: string,
  name: string,
  detail: string,
  tone: StatusLabelTone,
  status: string,
): SortableListItem {
  return {
    id,
    name,
    content: (
      <Stack direction="row" gap={16} style={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <RowTitle href={`/services/${id}`} detail={detail}>
          {name}
        </RowTitle>
        <StatusLabel tone={tone} emphasis={tone === 'critical' ? 'strong' : 'quiet'}>
          {status}
        </StatusLabel>
      </Stack>
    ),
  };
}

/** The pins in their first order. */
export const firstPins: readonly SortableListItem[] = [
  pin('GB-LON-0387', 'London, 260 Goswell Road', 'Layer 2, 1 Gbit/s', 'critical', 'Down since 06:40'),
  pin('O-118204', 'Birmingham, 55 Colmore Row', 'Order, 36 months', 'caution', 'Charge to approve'),
  pin('Q-20418', 'Quote for 14 shops', 'Valid until 28 Nov 2026', 'info', 'Ready'),
];

function Pins({ situation, onMove, onRetry }: DashboardPageProps): JSX.Element {
  const [pins, setPins] = useState(firstPins);
  function move(id: string, toIndex: number): void {
    const moved = pins.find((each) => each.id === id);
    if (!moved) return;
    setPins(pins.filter((each) => each.id !== id).toSpliced(toIndex, 0, moved));
    onMove(id, toIndex);
  }
  return (
    <Card as="section" title="Pinned">
      <AsyncContent
        state={situation === 'loading' ? { status: 'loading' } : { status: 'ready', data: pins }}
        placeholder={<Skeleton lines={8} />}
        onRetry={() => onRetry('pins')}
      >
        {(items) => (
          <SortableList
            label="Pinned"
            items={situation === 'firstDay' ? [] : items}
            onMove={move}
            empty={
              <EmptyState icon={pinIcon} title="Nothing pinned yet">
                Choose Pin on a service, an order, a case or a quote.
              </EmptyState>
            }
          />
        )}
      </AsyncContent>
    </Card>
  );
}

/** The reference with which support finds the failure of a card. */
export const failureReference = 'listPlannedWorks 503';

const works = [
  {
    id: 'W-811',
    site: 'Leeds, 1 Wellington Place',
    day: '2026-11-24',
    effect: 'Up to 20 minutes without service',
  },
  { id: 'W-815', site: 'Bristol, 2 Glass Wharf', day: '2026-11-29', effect: 'No interruption expected' },
];

function PlannedWorks({ situation, onRetry }: DashboardPageProps): JSX.Element {
  return (
    <Card as="section" title="Planned works on your services">
      <AsyncContent
        state={
          situation === 'loading'
            ? { status: 'loading' }
            : situation === 'someFailed'
              ? { status: 'failed', reference: failureReference }
              : { status: 'ready', data: situation === 'firstDay' ? [] : works }
        }
        placeholder={<Skeleton lines={8} />}
        onRetry={() => onRetry('works')}
        labels={{ failed: 'Planned works could not be loaded' }}
      >
        {(items) =>
          items.length === 0 ? (
            <EmptyState title="No works are planned">We tell you at least ten days before.</EmptyState>
          ) : (
            <Stack gap={12}>
              {items.map(({ id, site, day, effect }) => (
                <RowTitle
                  key={id}
                  href={`/support/works/${id}`}
                  detail={
                    <>
                      <DateTime value={day} />: {effect}
                    </>
                  }
                >
                  {site}
                </RowTitle>
              ))}
            </Stack>
          )
        }
      </AsyncContent>
    </Card>
  );
}

const ages: readonly ChartItem[] = [
  { id: 'day', label: 'Up to 1 day', value: 21, href: '/support/cases?age=1' },
  { id: 'week', label: '2 to 7 days', value: 34, href: '/support/cases?age=7' },
  { id: 'month', label: '8 to 30 days', value: 12, href: '/support/cases?age=30' },
  { id: 'older', label: 'Older', value: 3, href: '/support/cases?age=31' },
];

function CasesByAge({ situation }: DashboardPageProps): JSX.Element {
  return (
    <Card as="section" title="Open cases by age" actions={<Link href="/support/cases">All cases</Link>}>
      <BarList
        label="Open cases by age"
        data={
          situation === 'loading' ? { status: 'loading', expectedItems: 4 } : { status: 'ready', items: ages }
        }
      />
    </Card>
  );
}

const stages: readonly ChartItem[] = [
  { id: 'survey', label: 'Survey', value: 9, href: '/orders?milestone=survey' },
  { id: 'charges', label: 'Charges', value: 5, href: '/orders?milestone=charges' },
  { id: 'build', label: 'Build', value: 14, href: '/orders?milestone=build' },
  { id: 'install', label: 'Install', value: 6, href: '/orders?milestone=install' },
];

function OrdersByMilestone({ situation, onRetry }: DashboardPageProps): JSX.Element {
  return (
    <Card as="section" title="Orders by milestone" actions={<Link href="/orders">All orders</Link>}>
      <StackedBar
        label="Orders by milestone"
        data={
          situation === 'loading'
            ? { status: 'loading', expectedItems: 4 }
            : situation === 'someFailed'
              ? { status: 'error', onRetry: () => onRetry('orders') }
              : { status: 'ready', items: stages }
        }
      />
    </Card>
  );
}
