import { BarList } from '@quayside/ui/BarList';
import { Card } from '@quayside/ui/Card';
import { EmptyState } from '@quayside/ui/EmptyState';
import { Grid } from '@quayside/ui/Grid';
import { pinIcon } from '@quayside/ui/icons';
import type { AsOfLabels } from '@quayside/ui/AsOf';
import type { JSX } from 'react';
import { expect, fn } from 'storybook/test';
import type { DecoratorFunction } from 'storybook/internal/types';
import { labelsOf } from '../../../.storybook/labelsOf.ts';
import preview from '../../../.storybook/preview.tsx';
import { failed, loaded, loading, receivedAtMs } from '@quayside/page-kit/page-testing';
import { OverviewCard, WaitingNumber } from '@quayside/page-kit/cards';
import { CardSlot } from './CardSlot.tsx';
import { dashboardChanges, firstVisit } from './changes.fixtures.ts';
import { DashboardView, type DashboardViewProps } from './DashboardView.tsx';
import { SinceLastVisit } from './SinceLastVisit.tsx';

const numbers = {
  Cases: [3, 12],
  Approvals: [31, 44],
  Orders: [7, 7],
  Ports: [2, 2],
  Deals: [0, 5],
} as const;

type Load = typeof loaded;

function Waiting({ load }: { load: Load }): JSX.Element {
  return (
    <Grid columns="four" minimum="small">
      {Object.entries(numbers).map(([label, [mine, company]]) => (
        <WaitingNumber
          key={label}
          label={label}
          mine={{ href: `/${label}?mine`, resource: load<number>(mine), countOf: Number }}
          company={{ href: `/${label}`, resource: load<number>(company), countOf: Number }}
        />
      ))}
    </Grid>
  );
}

const ages = { 'Up to a day': 21, 'Up to a week': 34, 'Up to a month': 12, 'Over a month': 3 };

function Overview({ load }: { load: Load }): JSX.Element {
  return (
    <>
      {['Open cases by age', 'Orders by milestone', 'Health of your services'].map((title) => (
        <CardSlot key={title}>
          <OverviewCard
            title={title}
            resource={load(ages)}
            operationId="getSupportSummary"
            placeholder={<BarList label={title} data={{ status: 'loading', expectedItems: 4 }} />}
            failedText="We couldn’t load the numbers"
          >
            {(values) => (
              <BarList
                label={title}
                data={{
                  status: 'ready',
                  items: Object.entries(values).map(([label, value]) => ({ id: label, label, value })),
                }}
              />
            )}
          </OverviewCard>
        </CardSlot>
      ))}
    </>
  );
}

const pinned = (
  <Card as="section" title="Pinned">
    <EmptyState icon={pinIcon} title="Nothing pinned yet">
      Choose Pin on a service, an order, a case or a quote.
    </EmptyState>
  </Card>
);

const changes = (
  <SinceLastVisit
    state={{ status: 'ready', data: dashboardChanges }}
    suggestions={[]}
    onRetry={() => undefined}
  />
);

const summary = { cards: 9, failed: 0, isRefreshing: false, receivedAtMs };

const meta = preview.meta<DashboardViewProps, DecoratorFunction, DashboardViewProps>({
  title: 'Pages/Dashboard/Dashboard',
  component: DashboardView,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    summary,
    onRefresh: fn(),
    waiting: <Waiting load={loaded} />,
    pinned,
    changes,
    overview: <Overview load={loaded} />,
  },
});

/** The waiting items come first. One button reloads all cards. */
export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Waiting for you' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: labelsOf<AsOfLabels>('AsOf').refresh }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({
  args: {
    summary: { ...summary, receivedAtMs: null },
    waiting: <Waiting load={() => loading()} />,
    changes: <SinceLastVisit state={{ status: 'loading' }} suggestions={[]} onRetry={() => undefined} />,
    overview: <Overview load={() => loading()} />,
  },
});

export const Refreshing = meta.story({ args: { summary: { ...summary, isRefreshing: true } } });

/** Most of it failed: the page says so once, and each part has its own Retry. */
export const SomeFailed = meta.story({
  args: {
    summary: { ...summary, failed: 8 },
    waiting: <Waiting load={() => failed()} />,
    overview: <Overview load={() => failed()} />,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load them again' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

export const FirstDay = meta.story({
  args: {
    changes: (
      <SinceLastVisit
        state={{ status: 'ready', data: firstVisit }}
        suggestions={[
          {
            href: '/services',
            title: 'Look through your services',
            text: 'Pin the ones you watch.',
            action: 'Services',
          },
          {
            href: '/new-support-case',
            title: 'Ask us something',
            text: 'Report a fault or ask a question.',
            action: 'New case',
          },
        ]}
        onRetry={() => undefined}
      />
    ),
  },
});

/** A user who may not see any of the waiting items. */
export const WithoutNumbers = meta.story({ args: { waiting: null } });
