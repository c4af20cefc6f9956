import { approvalPath } from '@quayside/contract/paths/approvals';
import { newOrderPath } from '@quayside/contract/paths/artemis';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { Card } from '@quayside/ui/Card';
import { CopyButton } from '@quayside/ui/CopyButton';
import { DateTime } from '@quayside/ui/DateTime';
import { DescriptionList, type DescriptionListItem } from '@quayside/ui/DescriptionList';
import { Grid } from '@quayside/ui/Grid';
import { crane, Illustration } from '@quayside/ui/Illustration';
import { Link } from '@quayside/ui/Link';
import { MilestoneLine } from '@quayside/ui/MilestoneLine';
import { Money } from '@quayside/ui/Money';
import { PageContent } from '@quayside/ui/PageContent';
import { PageHeader } from '@quayside/ui/PageHeader';
import { Stack } from '@quayside/ui/Stack';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import type { JSX, ReactNode } from 'react';
import { ActionButton } from '@quayside/shared/rights/ActionButton.tsx';
import { NobodyDecides } from '@quayside/shared/approvals/NobodyDecides.tsx';
import { whoDecides } from '@quayside/shared/approvals/whoDecides.ts';
import { Capped } from '@quayside/page-kit/list';
import type { MoneyAmount } from '@quayside/shared/entities/entities.ts';
import { WaitingForLabel } from '@quayside/page-kit/detail';
import { milestoneWords, orderStatusWords, ownerWords } from '@quayside/shared/orders/orderWords.ts';
import type { OrderDetails } from '../ordersApi.ts';
import { approvalWords } from '../orderWords.ts';
import { OrderItems } from './OrderItems.tsx';

export interface OrderConfirmationProps {
  order: OrderDetails;
  /** The user placed it, and not a colleague. */
  isOwn: boolean;
  canOpenServices: boolean;
  canApprove: boolean;
  canOrder: boolean;
  onCancel: () => void;
}

export function OrderConfirmation(props: OrderConfirmationProps): JSX.Element {
  const { order, canOrder, onCancel } = props;
  const word = orderStatusWords[order.status];
  const hasBegun = order.items.some(({ serviceId }) => serviceId !== null);
  return (
    <PageContent>
      <PageHeader
        title={titleOf(props)}
        details={
          <Stack direction="row" gap={12}>
            <span style={{ display: 'inline-flex', alignItems: 'center' }}>
              <code>{order.id}</code>
              <CopyButton value={order.id} />
            </span>
            <StatusLabel tone={word.tone}>{word.text}</StatusLabel>
          </Stack>
        }
        lead={leadOf(order)}
        actions={
          <Stack direction="row" gap={8}>
            <ActionButton of={order} action="cancel" onClick={onCancel}>
              Cancel the order
            </ActionButton>
            {canOrder && (
              <ButtonLink variant="primary" href={newOrderPath.href()}>
                New order
              </ButtonLink>
            )}
          </Stack>
        }
        illustration={<Illustration {...crane} />}
      />
      <Grid columns="main-aside" gap={24}>
        <Stack gap={24}>
          <Card
            as="section"
            title="What happens next"
            lead={
              hasBegun ? undefined : 'Planned days, from the day of the order. They move with the approval.'
            }
          >
            <Capped items={order.nextMilestones}>
              {(shown) => (
                <MilestoneLine
                  layout="vertical"
                  milestones={shown.map(({ id, state, by, owner }) => ({
                    id,
                    title: milestoneWords[id],
                    state,
                    ...(by !== null && {
                      [state === 'done' ? 'actual' : 'planned']: <DateTime value={by} />,
                    }),
                    owner: ownerWords[owner],
                  }))}
                />
              )}
            </Capped>
          </Card>
          <OrderItems items={order.items} canOpenServices={props.canOpenServices} />
        </Stack>
        <Stack gap={24}>
          <Approval {...props} />
          <Card as="section" title="The order">
            <DescriptionList items={factsOf(order)} />
          </Card>
        </Stack>
      </Grid>
    </PageContent>
  );
}

function titleOf({ order: { status }, isOwn }: OrderConfirmationProps): string {
  const order = isOwn ? 'Your order' : 'This order';
  if (status === 'cancelled') return `${order} is cancelled`;
  if (status === 'rejected') return `${order} was rejected`;
  return status === 'received' ? `${order} is placed` : `${order} is on its way`;
}

function leadOf(order: OrderDetails): ReactNode {
  const { firstContact, approval, status } = order;
  if (status === 'cancelled' || status === 'rejected') return 'Nothing is delivered or charged.';
  if (firstContact !== null)
    return (
      <>
        <span>{`${firstContact.name} calls the site contact by`}</span> <DateTime value={firstContact.by} />.
      </>
    );
  if (approval.state !== 'pending') return undefined;
  const decides = whoDecides(order);
  if (decides === null) return <NobodyDecides />;
  return `${decides} first. Then we call the site contact within two working days.`;
}

function Approval({ order: { approval }, canApprove }: OrderConfirmationProps): JSX.Element {
  const word = approvalWords[approval.state];
  return (
    <Card as="section" title="Approval">
      <DescriptionList
        items={[
          {
            id: 'state',
            term: 'State',
            description: <StatusLabel tone={word.tone}>{word.text}</StatusLabel>,
          },
          ...(approval.id === null
            ? []
            : [
                {
                  id: 'id',
                  term: 'Number',
                  kind: 'identifier' as const,
                  description: canApprove ? (
                    <Link href={approvalPath.href({ approvalId: approval.id })}>{approval.id}</Link>
                  ) : (
                    approval.id
                  ),
                },
              ]),
          ...(approval.by === null ? [] : [{ id: 'by', term: 'Decided by', description: approval.by }]),
          ...(approval.at === null
            ? []
            : [
                {
                  id: 'at',
                  term: 'Decided',
                  description: <DateTime value={approval.at} format="dateTime" />,
                },
              ]),
        ]}
      />
    </Card>
  );
}

function day(value: string | null): ReactNode {
  return value && <DateTime value={value} />;
}

function money({ amount, currency }: MoneyAmount): JSX.Element {
  return <Money amount={amount} currency={currency} />;
}

function factsOf(order: OrderDetails): DescriptionListItem[] {
  const { name, purchaseOrder, requestedBy, requestedAt, dates, total, waitingFor, waitingForPerson } = order;
  return [
    { id: 'name', term: 'Name', description: <bdi>{name}</bdi> },
    { id: 'po', term: 'Purchase order', kind: 'identifier', description: purchaseOrder },
    ...(waitingFor === null
      ? []
      : [
          {
            id: 'waiting',
            term: 'Waiting for',
            description: <WaitingForLabel waitingFor={waitingFor} waitingForPerson={waitingForPerson} />,
          },
        ]),
    {
      id: 'by',
      term: 'Ordered by',
      description: (
        <>
          <span>{`${requestedBy.name},`}</span> <DateTime value={requestedAt} format="dateTime" />
        </>
      ),
    },
    { id: 'requested', term: 'Requested date', description: day(dates.requested) || 'The earliest possible' },
    { id: 'indicative', term: 'Indicative date', description: day(dates.indicative) },
    { id: 'committed', term: 'Committed date', description: day(dates.committed) || 'Not yet' },
    { id: 'mrc', term: 'Monthly (MRC), VAT excluded', description: money(total.mrc) },
    { id: 'nrc', term: 'One-off (NRC), VAT excluded', description: money(total.nrc) },
    { id: 'tcv', term: 'Total over the term (TCV), VAT excluded', description: money(total.tcv) },
  ];
}
