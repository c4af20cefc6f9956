import { deliveryPath, servicePath, servicesPath } from '@quayside/contract/paths/services';
import { Card } from '@quayside/ui/Card';
import { CopyButton } from '@quayside/ui/CopyButton';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { Link } from '@quayside/ui/Link';
import { Stack } from '@quayside/ui/Stack';
import { Timeline } from '@quayside/ui/Timeline';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { CalendarButton } from '@quayside/shared/calendar/CalendarButton.tsx';
import { SiteTime } from '@quayside/shared/sites/SiteTime.tsx';
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

/** The answers that were given, newest first: who, when, and with which words and time. */
export function GivenAnswers({ delivery }: { delivery: ProvisioningCase }): JSX.Element | null {
  if (delivery.answers.length === 0) return null;
  return (
    <Card as="section" title="Answers so far">
      <Capped items={delivery.answers}>
        {(shown) => (
          <Timeline
            events={shown.map((answer) => ({
              id: `${answer.actionId} ${answer.at}`,
              title: `${answer.by.name} ${sentenceOf(answer.kind, answer.answer)}`,
              time: { dateTime: answer.at, text: formatDayOf(answer.at) },
              ...((answer.slot !== null || answer.reason !== '') && {
                detail: <AnswerDetail answer={answer} delivery={delivery} />,
              }),
            }))}
          />
        )}
      </Capped>
    </Card>
  );
}

function AnswerDetail({
  answer: { actionId, slot, reason },
  delivery: { caseNumber, service, siteName },
}: {
  answer: DeliveryAnswer;
  delivery: ProvisioningCase;
}): JSX.Element {
  return (
    <Stack gap={4} align="start">
      {reason !== '' && <bdi>{reason}</bdi>}
      {slot !== null && (
        <>
          <span>
            <SiteTime from={slot.from} to={slot.to} />
          </span>
          <CalendarButton
            event={{
              id: actionId,
              title: `Survey: ${service.name}`,
              place: siteName,
              from: slot.from,
              to: slot.to,
            }}
            href={deliveryPath.href({ caseNumber })}
          />
        </>
      )}
    </Stack>
  );
}
