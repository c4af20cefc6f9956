import { useState, type JSX, type ReactNode } from 'react';
import { AsOf } from '../components/AsOf/AsOf.tsx';
import { AsyncContent, type AsyncContentState } from '../components/AsyncContent/AsyncContent.tsx';
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../components/Button/Button.tsx';
import { ButtonLink } from '../components/ButtonLink/ButtonLink.tsx';
import { Card } from '../components/Card/Card.tsx';
import { CopyButton } from '../components/CopyButton/CopyButton.tsx';
import { DescriptionList } from '../components/DescriptionList/DescriptionList.tsx';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { InlineAlert } from '../components/InlineAlert/InlineAlert.tsx';
import { PageContent } from '../components/PageContent/PageContent.tsx';
import { PageHeader } from '../components/PageHeader/PageHeader.tsx';
import { Skeleton } from '../components/Skeleton/Skeleton.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { StatusLabel } from '../components/StatusLabel/StatusLabel.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { checkIcon, documentIcon, pinIcon } from '../icons/index.ts';
import { keyFacts, order } from './delivery.fixtures.tsx';
import { Conflict, OrderTabs } from './OrderParts.fixtures.tsx';

/** The state of the order. */
export type DetailSituation =
  | 'loading'
  | 'ready'
  | 'refreshing'
  | 'notUpdated'
  | 'failed'
  | 'notFound'
  | 'conflict'
  | 'ended';

export type DetailPageProps = {
  situation: DetailSituation;
  /** The tab that the address names. */
  tab: string;
  onTabChange: (tab: string) => void;
  onKeep: (whose: 'mine' | 'theirs') => void;
  onRetry: () => void;
};

/** The page of one thing. It has one header for every state, so that the focus of a new page stays on its heading. */
export function DetailPage({ situation, tab, onTabChange, onRetry, onKeep }: DetailPageProps): JSX.Element {
  const isThere = !['loading', 'failed', 'notFound'].includes(situation);
  return (
    <main>
      <PageContent>
        <PageHeader
          title={titleOf(situation)}
          breadcrumbs={
            <Breadcrumbs
              items={[{ id: 'orders', label: 'Orders', href: '/orders' }]}
              current={isThere ? order.title : 'Order'}
            />
          }
          details={isThere ? <Identity isEnded={situation === 'ended'} /> : undefined}
          actions={isThere ? <Actions isEnded={situation === 'ended'} /> : undefined}
        />
        {situation === 'notFound' ? (
          notFound
        ) : (
          <AsyncContent
            size="page"
            state={stateOf(situation)}
            placeholder={<Placeholder />}
            onRetry={onRetry}
            action={toList}
            labels={{ failed: 'The order could not be loaded' }}
          >
            {() => (
              <Stack gap={24}>
                {situation === 'conflict' && <Conflict onKeep={onKeep} />}
                {situation === 'ended' ? ended : <WaitingForYou isNext={situation !== 'conflict'} />}
                <Card title="Key facts">
                  <DescriptionList items={keyFacts} columns={3} />
                </Card>
                <OrderTabs tab={tab} onTabChange={onTabChange} isEnded={situation === 'ended'} />
                <AsOf
                  receivedAt={order.receivedAt}
                  isRefreshing={situation === 'refreshing'}
                  onRefresh={onRetry}
                />
              </Stack>
            )}
          </AsyncContent>
        )}
      </PageContent>
    </main>
  );
}

/** The reference with which support finds the failure. */
export const failureReference = 'getOrder 500';

const toList = <ButtonLink href="/orders">All orders</ButtonLink>;

const notFound = (
  <EmptyState size="page" icon={documentIcon} title="There is no such order" action={toList}>
    It may have been removed, or it belongs to another company. Check the address, or look for it in the list.
  </EmptyState>
);

const ended = (
  <InlineAlert tone="positive" title="This order is complete">
    The service has been live since 25 Jan 2027. You can change it on its own page.
  </InlineAlert>
);

/** A page has one primary button: that of a conflict comes first. */
function WaitingForYou({ isNext }: { isNext: boolean }): JSX.Element {
  return (
    <InlineAlert
      tone="caution"
      title="Waiting for you: a construction charge of £1,840.00 one-off (NRC), excl. VAT"
      action={
        <ButtonLink variant={isNext ? 'primary' : 'secondary'} href="/approvals/A-3021">
          Review the charge
        </ButtonLink>
      }
    >
      Decide by 28 Nov 2026. After that the build is moved, and the order waits.
    </InlineAlert>
  );
}

function titleOf(situation: DetailSituation): ReactNode {
  if (situation === 'notFound') return 'Order not found';
  if (situation === 'failed') return 'Order';
  if (situation !== 'loading') return order.title;
  return (
    <>
      <VisuallyHidden>Loading the order</VisuallyHidden>
      <Skeleton style={{ inlineSize: '16rem', maxInlineSize: '100%' }} />
    </>
  );
}

function stateOf(situation: DetailSituation): AsyncContentState<true> {
  const { receivedAt } = order;
  switch (situation) {
    case 'loading':
      return { status: 'loading' };
    case 'failed':
      return { status: 'failed', reference: failureReference };
    case 'notUpdated':
      return { status: 'failed', reference: 'getOrder 503', data: true, receivedAt };
    case 'refreshing':
      return { status: 'refreshing', data: true };
    case 'ready':
    case 'notFound':
    case 'conflict':
    case 'ended':
    default:
      return { status: 'ready', data: true };
  }
}

function Identity({ isEnded }: { isEnded: boolean }): JSX.Element {
  return (
    <>
      <span style={{ display: 'inline-flex', alignItems: 'center' }}>
        <code>{order.number}</code>
        <CopyButton value={order.number} />
      </span>
      {isEnded ? (
        <StatusLabel tone="positive">Complete</StatusLabel>
      ) : (
        <StatusLabel tone="caution" emphasis="strong">
          Charge to approve
        </StatusLabel>
      )}
    </>
  );
}

function Actions({ isEnded }: { isEnded: boolean }): JSX.Element {
  const [isPinned, setIsPinned] = useState(false);
  return (
    <>
      <Button
        icon={isPinned ? checkIcon : pinIcon}
        aria-pressed={isPinned}
        onClick={() => setIsPinned(!isPinned)}
      >
        {isPinned ? 'Pinned' : 'Pin'}
      </Button>
      {isEnded ? (
        <ButtonLink href="/services/GB-BHX-20418">Open the service</ButtonLink>
      ) : (
        <Button>Change or cancel</Button>
      )}
    </>
  );
}

function Placeholder(): JSX.Element {
  return (
    <Stack gap={24}>
      <Skeleton shape="block" style={{ blockSize: '5rem' }} />
      <Card title="Key facts">
        <Skeleton lines={6} />
      </Card>
      <Skeleton length="medium" />
      <Skeleton lines={8} />
    </Stack>
  );
}
