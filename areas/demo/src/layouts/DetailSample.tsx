import { layoutDemoPath } from '@quayside/contract/paths/demo';
import { AsOf } from '@quayside/ui/AsOf';
import { AsyncContent, type AsyncContentState } from '@quayside/ui/AsyncContent';
import { Breadcrumbs } from '@quayside/ui/Breadcrumbs';
import { Button } from '@quayside/ui/Button';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { Card } from '@quayside/ui/Card';
import { CopyButton } from '@quayside/ui/CopyButton';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { EmptyState } from '@quayside/ui/EmptyState';
import { documentIcon } from '@quayside/ui/icons';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { MilestoneLine, type Milestone } from '@quayside/ui/MilestoneLine';
import { Money } from '@quayside/ui/Money';
import { PageHeader } from '@quayside/ui/PageHeader';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import { Tabs } from '@quayside/ui/Tabs';
import { Timeline } from '@quayside/ui/Timeline';
import { useState, type JSX } from 'react';
import { usePathState } from '@quayside/page-kit/page';
import { detailStates, stateOf } from './layoutStates.ts';
import { sampleReceivedAtMs } from './sampleTime.ts';

type DetailState = (typeof detailStates)[number];

const name = 'Birmingham, 55 Colmore Row';
const number = 'OR-118204';
const toList = <ButtonLink href={layoutDemoPath.href({ layout: 'list' })}>All cases</ButtonLink>;

/** A detail page: location, identity, next step, key facts, tabs. */
export function DetailSample(): JSX.Element {
  const [{ state: named }] = usePathState(layoutDemoPath);
  const state = stateOf(detailStates, named);
  const isThere = ['ready', 'refreshing', 'conflict'].includes(state);
  return (
    <Stack gap={24}>
      <PageHeader
        title={titleOf(state)}
        breadcrumbs={
          <Breadcrumbs
            items={[{ id: 'list', label: 'Orders', href: layoutDemoPath.href({ layout: 'list' }) }]}
            current={isThere ? name : 'Order'}
          />
        }
        loading={state === 'loading'}
        {...(isThere && { details: <Identity />, actions: <Button>Change</Button> })}
      />
      {state === 'notFound' ? (
        <EmptyState size="page" icon={documentIcon} title="There is no such order" action={toList}>
          It may have been removed, or it belongs to another company.
        </EmptyState>
      ) : (
        <AsyncContent
          size="page"
          state={contentOf(state)}
          placeholder={<Skeleton lines={14} />}
          onRetry={() => {}}
          action={toList}
          labels={{ failed: 'We couldn’t load the order' }}
        >
          {() => <Order state={state} />}
        </AsyncContent>
      )}
    </Stack>
  );
}

function titleOf(state: DetailState): string {
  if (state === 'notFound') return 'Order not found';
  return state === 'failed' || state === 'loading' ? 'Order' : name;
}

function contentOf(state: DetailState): AsyncContentState<true> {
  if (state === 'loading') return { status: 'loading' };
  if (state === 'failed') return { status: 'failed', reference: 'getOrder 500' };
  return { status: state === 'refreshing' ? 'refreshing' : 'ready', data: true };
}

function Identity(): JSX.Element {
  return (
    <>
      <code>{number}</code>
      <CopyButton value={number} labels={{ copy: `Copy ${number}` }} />
      <StatusLabel tone="caution" emphasis="strong">
        Charge to approve
      </StatusLabel>
    </>
  );
}

function Order({ state }: { state: DetailState }): JSX.Element {
  const [tab, setTab] = useState('delivery');
  return (
    <Stack gap={24}>
      {state === 'conflict' ? (
        <InlineAlert
          tone="caution"
          title="Noor Rahman changed this order meanwhile"
          action={<Button variant="primary">Compare both versions</Button>}
        >
          Save yours again, or keep the saved one.
        </InlineAlert>
      ) : (
        <InlineAlert
          tone="caution"
          title="Waiting for you: a construction charge"
          action={<Button variant="primary">Review the charge</Button>}
        >
          Decide by 28 Nov 2026. After that the build is moved, and the order waits.
        </InlineAlert>
      )}
      <Card as="section" title="Key facts">
        <DescriptionList
          columns={3}
          items={[
            { id: 'product', term: 'Product', description: 'Internet Access, 1 Gbit/s' },
            { id: 'requested', term: 'Requested date', description: '11 Jan 2027' },
            { id: 'committed', term: 'Committed date', description: '25 Jan 2027' },
            {
              id: 'mrc',
              term: 'Monthly (MRC), excl. VAT',
              description: <Money amount={41_200} currency="GBP" />,
            },
            {
              id: 'nrc',
              term: 'One-off (NRC), excl. VAT',
              description: <Money amount={184_000} currency="GBP" />,
            },
          ]}
        />
      </Card>
      <Tabs
        label="About the order"
        value={tab}
        onValueChange={setTab}
        tabs={[
          { id: 'delivery', label: 'Delivery', panel: <MilestoneLine milestones={milestones} /> },
          { id: 'history', label: 'History', count: 2, panel: <Timeline events={history} /> },
        ]}
      />
      <AsOf
        receivedAt={sampleReceivedAtMs}
        isRefreshing={state === 'refreshing'}
        onRefresh={() => setTab('delivery')}
      />
    </Stack>
  );
}

const milestones: readonly Milestone[] = [
  { id: 'received', title: 'Order received', state: 'done', actual: '2 Nov 2026', owner: 'Us' },
  { id: 'survey', title: 'Survey done', state: 'done', actual: '12 Nov 2026', owner: 'Carrier' },
  { id: 'charges', title: 'Charges confirmed', state: 'blocked', planned: '28 Nov 2026', owner: 'You' },
  { id: 'build', title: 'Build', state: 'upcoming', planned: '4–8 Jan 2027', owner: 'Carrier' },
  { id: 'handover', title: 'Handover', state: 'upcoming', planned: '25 Jan 2027', owner: 'You' },
];

const history = [
  { id: 'charge', title: 'A construction charge was found', who: 'Louise Carter, Quayside' },
  { id: 'survey', title: 'The survey was done', who: 'Carrier' },
];
