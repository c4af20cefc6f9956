import { approvalPath } from '@quayside/contract/paths/approvals';
import { quotePath } from '@quayside/contract/paths/quoting';
import { servicesPath, deliveryPath, servicePath } from '@quayside/contract/paths/services';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { Card } from '@quayside/ui/Card';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { Link } from '@quayside/ui/Link';
import { Money } from '@quayside/ui/Money';
import { Stack } from '@quayside/ui/Stack';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import { Text } from '@quayside/ui/Text';
import type { JSX, ReactNode } from 'react';
import { CopyableId } from '@quayside/page-kit/detail';
import { NobodyDecides } from '@quayside/shared/approvals/NobodyDecides.tsx';
import { whoDecides } from '@quayside/shared/approvals/whoDecides.ts';
import type { DeliveredOrder } from '@quayside/shared/orders/api.ts';
import type { Quote } from '../api.ts';

export interface OrderConfirmationProps {
  quote: Pick<Quote, 'number' | 'orderId' | 'approvalId' | 'totals' | 'waitingFor' | 'waitingForPerson'>;
  canApprove: boolean;
  /** Whether the user may open services and their deliveries. */
  canSeeServices: boolean;
  /** The delivery of the order; null while it is not known. */
  order: DeliveredOrder | null;
}

/** The order of a quote: its number, its approver, and the link to its delivery. */
export function OrderConfirmation({
  quote,
  canApprove,
  canSeeServices,
  order,
}: OrderConfirmationProps): JSX.Element {
  const { number, orderId, approvalId, totals } = quote;
  const deliveries = (order?.items ?? []).filter(({ serviceId }) => serviceId !== null);
  return (
    <Card
      as="section"
      title="This quote is ordered"
      lead={
        isWaitingForApproval(quote) ? 'Nothing is delivered or charged before it is approved.' : undefined
      }
    >
      <Stack gap={24}>
        <DescriptionList
          columns={3}
          items={[
            {
              id: 'order',
              term: 'Order number',
              description: orderId && <CopyableId id={orderId} name="order number" />,
            },
            {
              id: 'approval',
              term: 'Approval',
              description: (
                <Stack gap={4}>
                  {approvalOf(quote)}
                  {canApprove && approvalId !== null && (
                    <Link href={approvalPath.href({ approvalId })}>{`Approval ${approvalId}`}</Link>
                  )}
                </Stack>
              ),
            },
            { id: 'sites', term: 'Sites', description: totals.chosenCount },
            { id: 'mrc', term: 'Monthly (MRC)', description: <Money {...totals.mrc} /> },
            { id: 'nrc', term: 'One-off (NRC)', description: <Money {...totals.nrc} /> },
            { id: 'tcv', term: 'Total (TCV)', description: <Money {...totals.tcv} /> },
          ]}
        />
        <Text>
          {deliveries.length > 0
            ? 'VAT excluded. The delivery has begun: each site has a service and a provisioning case.'
            : 'VAT excluded. Once the order is approved, each site becomes a service with a delivery that you can follow, milestone by milestone.'}
        </Text>
        {deliveries.length > 0 && <Deliveries items={deliveries} canOpen={canSeeServices} />}
        <Stack direction="row" gap={12}>
          {canSeeServices && orderId !== null && deliveries.length > 0 && (
            <ButtonLink variant="primary" href={servicesPath.href({ q: orderId })}>
              Services of this order
            </ButtonLink>
          )}
          <ButtonLink href={quotePath.href({ number })}>See its prices</ButtonLink>
        </Stack>
      </Stack>
    </Card>
  );
}

const serviceHref = (serviceId: string): string => servicePath.href({ serviceId });
const deliveryHref = (caseNumber: string): string => deliveryPath.href({ caseNumber });

/** At most so many sites are listed; the others are among the services. */
const SHOWN = 10;

function Deliveries({ items, canOpen }: { items: DeliveredOrder['items']; canOpen: boolean }): JSX.Element {
  const link = (id: string | null, hrefOf: (id: string) => string) =>
    id !== null && (canOpen ? <Link href={hrefOf(id)}>{id}</Link> : id);
  return (
    <DescriptionList
      items={[
        ...items.slice(0, SHOWN).map(({ site, serviceId, provisioningCase }) => ({
          id: serviceId ?? site.name,
          term: <bdi>{site.name}</bdi>,
          description: (
            <Stack direction="row" gap={12}>
              {link(serviceId, serviceHref)}
              {link(provisioningCase, deliveryHref)}
            </Stack>
          ),
        })),
        ...(items.length > SHOWN
          ? [{ id: 'more', term: 'More', description: `${items.length - SHOWN} more sites` }]
          : []),
      ]}
    />
  );
}

/** Whether an ordered quote waits for its approval, by the reader or by a colleague. */
export function isWaitingForApproval({ waitingFor }: Pick<Quote, 'waitingFor'>): boolean {
  return waitingFor === 'you' || waitingFor === 'colleague';
}

/** Shows the state of the approval. An order that waits for nobody has ended, or was delivered. */
function approvalOf(quote: Pick<Quote, 'waitingFor' | 'waitingForPerson'>): ReactNode {
  const { waitingFor } = quote;
  if (isWaitingForApproval(quote)) {
    const decides = whoDecides(quote);
    return decides === null ? <NobodyDecides /> : <StatusLabel tone="caution">{decides}</StatusLabel>;
  }
  if (waitingFor === null) return <StatusLabel>Decided</StatusLabel>;
  return <StatusLabel tone="positive">Approved</StatusLabel>;
}
