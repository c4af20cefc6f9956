import { changePath, changesPath, deliveryPath } from '@quayside/contract/paths/services';
import { casePath, newCasePath } from '@quayside/contract/paths/support';
import type { CalendarDay } from '@quayside/portal-core/calls';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { DateTime } from '@quayside/ui/DateTime';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import { ActionButton } from '@quayside/shared/rights/ActionButton.tsx';
import type { ServiceDetails } from '@quayside/shared/services/serviceApi.ts';
import { contractNotice, inDays } from './contractNotice.ts';

/** A service, and the day on which it is looked at, such as `2026-11-21`. */
export interface ServiceAlertsProps {
  service: ServiceDetails;
  today: CalendarDay;
}

export function ServiceAlerts({ service, today }: ServiceAlertsProps): JSX.Element | null {
  const alerts = [
    isTroubled(service) && <TroubleAlert key="health" service={service} />,
    service.provisioningCase !== null && <DeliveryAlert key="delivery" service={service} />,
    service.suspension !== null && <SuspendedAlert key="suspended" service={service} />,
    service.status === 'ceasing' && <CeasingAlert key="ceasing" service={service} />,
    service.status === 'ceased' && (
      <InlineAlert key="ceased" title="This service has ended">
        {service.cease && (
          <span>
            Its last day was <DateTime value={service.cease.lastDay} />.{' '}
          </span>
        )}
        <span>It is no longer charged. Its facts, changes, cases and documents stay here.</span>
      </InlineAlert>
    ),
    service.changeLock !== null && <LockAlert key="lock" service={service} />,
    contractNotice(service.contract, today).state === 'near' && (
      <NoticeAlert key="notice" service={service} today={today} />
    ),
  ].filter(Boolean);
  return alerts.length === 0 ? null : <Stack gap={12}>{alerts}</Stack>;
}

function isTroubled({ health, status }: ServiceDetails): boolean {
  return (health === 'down' || health === 'degraded') && status !== 'ceased';
}

function TroubleAlert({ service }: { service: ServiceDetails }): JSX.Element {
  const { id, health, healthHistory } = service;
  const current = healthHistory.find(({ to }) => to === null);
  const number = current?.caseNumber;
  return (
    <InlineAlert
      tone={health === 'down' ? 'critical' : 'caution'}
      title={health === 'down' ? 'This service is down' : 'This service is degraded'}
      action={
        number ? (
          <ButtonLink href={casePath.href({ caseNumber: number })}>{`Open case ${number}`}</ButtonLink>
        ) : (
          <ActionButton of={service} action="raiseCase" href={newCasePath.href({ serviceId: id })}>
            Raise a case
          </ActionButton>
        )
      }
    >
      {current && (
        <span>
          Since <DateTime value={current.from} format="dateTime" />.{' '}
        </span>
      )}
      <span>{number ? 'We are working on it in the case.' : 'No case is open yet.'}</span>
    </InlineAlert>
  );
}

function DeliveryAlert({ service: { provisioningCase } }: { service: ServiceDetails }): JSX.Element {
  return (
    <InlineAlert
      title="This service is being delivered"
      {...(provisioningCase !== null && {
        action: (
          <ButtonLink href={deliveryPath.href({ caseNumber: provisioningCase })}>
            Follow the delivery
          </ButtonLink>
        ),
      })}
    >
      {`Milestones, dates and what we need from you are in provisioning case ${provisioningCase}.`}
    </InlineAlert>
  );
}

function CeasingAlert({ service: { id, cease } }: { service: ServiceDetails }): JSX.Element {
  return (
    <InlineAlert
      tone="caution"
      title="This service is being ceased"
      action={
        <ButtonLink
          href={
            cease
              ? changePath.href({ id: cease.changeId })
              : changesPath.href({ type: 'cease', serviceId: id })
          }
        >
          See the request
        </ButtonLink>
      }
    >
      {cease ? (
        <>
          It works and is charged until its last day, <DateTime value={cease.lastDay} />.
        </>
      ) : (
        'It works and is charged until its last day.'
      )}
    </InlineAlert>
  );
}

function SuspendedAlert({ service }: { service: ServiceDetails }): JSX.Element | null {
  const { id, suspension } = service;
  if (suspension === null) return null;
  return (
    <InlineAlert
      tone="caution"
      title="This service is suspended"
      action={
        <ActionButton of={service} action="raiseCase" href={newCasePath.href({ serviceId: id })}>
          Raise a case
        </ActionButton>
      }
    >
      <span>Since </span>
      <DateTime value={suspension.since} />
      <span>{suspensionTexts[suspension.reason]}</span>
    </InlineAlert>
  );
}

/** Why a service is suspended, and how it is resumed. The text follows the day. */
const suspensionTexts: Record<NonNullable<ServiceDetails['suspension']>['reason'], string> = {
  requested: ', because your company asked for it. To resume it, raise a case.',
  unpaidInvoice: ', because an invoice is overdue. To resume it, pay the invoice and raise a case.',
};

function LockAlert({ service: { changeLock } }: { service: ServiceDetails }): JSX.Element | null {
  if (changeLock === null) return null;
  return (
    <InlineAlert title="Locked against change">
      <span>{`${changeLock.by.name} locked it on`}</span> <DateTime value={changeLock.at} format="dateTime" />
      : “<bdi>{changeLock.reason}</bdi>”. Until an administrator of your company unlocks it, nobody can
      request a change or cease it.
    </InlineAlert>
  );
}

function NoticeAlert({ service: { contract, contractEnd }, today }: ServiceAlertsProps): JSX.Element {
  const notice = contractNotice(contract, today);
  const left = 'days' in notice ? inDays(notice.days) : '';
  return (
    <InlineAlert tone="caution" title={noticeTitles[contract.endOfTerm]}>
      The term ends on <DateTime value={contractEnd} />.{' '}
      <span>
        {contract.endOfTerm === 'ends'
          ? 'To keep the service, agree on a new term by '
          : 'The last day to give notice is '}
      </span>
      <DateTime value={contract.noticeBy} />
      <span>{`, ${left}.`}</span>
    </InlineAlert>
  );
}

const noticeTitles: Record<ServiceDetails['contract']['endOfTerm'], string> = {
  rollsMonthly: 'This contract continues monthly unless you give notice',
  renewsYearly: 'This contract renews for a year unless you give notice',
  ends: 'This contract ends soon',
};
