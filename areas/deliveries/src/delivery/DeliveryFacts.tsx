import { servicePath, servicesPath } from '@quayside/contract/paths/services';
import { Card } from '@quayside/ui/Card';
import { CopyButton } from '@quayside/ui/CopyButton';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { Link } from '@quayside/ui/Link';
import { Timeline } from '@quayside/ui/Timeline';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { formatDayOf } from '@quayside/page-kit/format';
import { sentenceOf } from './deliveryAnswers.ts';
import type { DeliveryAnswer, ProvisioningCase } from '../deliveryApi.ts';

export function DeliveryFacts({
  delivery,
  approvalHref,
}: {
  delivery: ProvisioningCase;
  /** The address of the approval of its charge, where the user may see it. */
  approvalHref?: string | undefined;
}): JSX.Element {
  const { orderId, purchaseOrder, approvalId, service, siteName, project } = delivery;
  return (
    <Card as="section" title="About this delivery">
      <DescriptionList
        columns={3}
        items={[
          {
            id: 'service',
            term: 'Service',
            description: <Link href={servicePath.href({ serviceId: service.id })}>{service.name}</Link>,
          },
          { id: 'product', term: 'Product', description: service.product },
          { id: 'site', term: 'Site', description: siteName },
          {
            id: 'order',
            term: 'Order',
            kind: 'identifier',
            description: (
              <>
                {orderId}
                <CopyButton value={orderId} />
              </>
            ),
          },
          ...(approvalHref === undefined
            ? []
            : [
                {
                  id: 'approval',
                  term: 'Approval of the charge',
                  description: <Link href={approvalHref}>{approvalId}</Link>,
                },
              ]),
          ...(purchaseOrder === undefined
            ? []
            : [
                {
                  id: 'purchaseOrder',
                  term: 'Purchase order',
                  kind: 'identifier' as const,
                  description: purchaseOrder,
                },
              ]),
          ...(project === null
            ? []
            : [
                {
                  id: 'project',
                  term: 'Project',
                  description: (
                    <Link href={servicesPath.href({ projectId: project.id })}>{project.name}</Link>
                  ),
                },
              ]),
        ]}
      />
    </Card>
  );
}

export function GivenAnswers({ answers }: { answers: readonly DeliveryAnswer[] }): JSX.Element | null {
  if (answers.length === 0) return null;
  return (
    <Card as="section" title="Answers so far">
      <Capped items={answers}>
        {(shown) => (
          <Timeline
            events={shown.map(({ actionId, kind, answer, by, at, reason }) => ({
              id: `${actionId} ${at}`,
              title: `${by.name} ${sentenceOf(kind, answer)}`,
              time: { dateTime: at, text: formatDayOf(at) },
              ...(reason !== '' && { detail: reason }),
            }))}
          />
        )}
      </Capped>
    </Card>
  );
}
