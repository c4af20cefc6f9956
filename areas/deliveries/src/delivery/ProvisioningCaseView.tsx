import { servicePath, servicesPath } from '@quayside/contract/paths/services';
import { Button } from '@quayside/ui/Button';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { Grid } from '@quayside/ui/Grid';
import { layersIcon } from '@quayside/ui/icons';
import { Stack } from '@quayside/ui/Stack';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import { VisuallyHidden } from '@quayside/ui/VisuallyHidden';
import type { JSX, ReactNode } from 'react';
import {
  dataOf,
  DetailFrame,
  DetailIdentity,
  DetailPlaceholder,
  type DetailViewProps,
} from '@quayside/page-kit/detail';
import { orderStatusWords } from '@quayside/shared/orders/orderWords.ts';
import type { ProvisioningCase } from '../deliveryApi.ts';
import { outlookWords } from '../outlookWords.ts';
import { AnswerOutcome } from './AnswerOutcome.tsx';
import { DeliveryActions, type DeliveryActionsProps } from './DeliveryActions.tsx';
import { DeliveryDates } from './DeliveryDates.tsx';
import { DeliveryFacts, GivenAnswers } from './DeliveryFacts.tsx';
import { DeliveryMilestones } from './DeliveryMilestones.tsx';
import { NextStep } from './NextStep.tsx';

export interface ProvisioningCaseViewProps
  extends DetailViewProps<ProvisioningCase>, Omit<DeliveryActionsProps, 'delivery'> {
  caseNumber: string;
  pin?: ReactNode;
  /** The address of the approval of its charge, where the user may see it. */
  approvalHref?: string | undefined;
  /** Names the case of an open live chat. */
  chat: ReactNode;
  conversation: ReactNode;
  onPrint: () => void;
}

export function ProvisioningCaseView(props: ProvisioningCaseViewProps): JSX.Element {
  const { caseNumber, state, pin, onPrint } = props;
  const delivery = dataOf(state);
  return (
    <DetailFrame
      {...props}
      noun="provisioning case"
      icon={layersIcon}
      title={delivery?.service.name}
      parents={[
        { id: 'services', label: 'Services', href: servicesPath.href() },
        ...(delivery
          ? [
              {
                id: 'service',
                label: delivery.service.name,
                href: servicePath.href({ serviceId: delivery.service.id }),
              },
            ]
          : []),
      ]}
      // While it loads its place is not known, because the name of the service will precede it.
      current={
        delivery?.caseNumber ??
        (state.status === 'loading' ? <VisuallyHidden>{unnamed}</VisuallyHidden> : unnamed)
      }
      details={delivery && <Identity delivery={delivery} />}
      actions={
        delivery && (
          <>
            {pin}
            <Button onClick={onPrint}>Print</Button>
          </>
        )
      }
      toList={<ButtonLink href={servicesPath.href()}>Go to Services</ButtonLink>}
      notFound={`${caseNumber} may be complete, or it belongs to another company. Check the number, or look for the service in the list.`}
      placeholder={<DetailPlaceholder main={[{ lines: 4 }, { lines: 12 }]} aside={{ lines: 8 }} />}
    >
      {(loaded, asOf) => <Delivery {...props} delivery={loaded} asOf={asOf} />}
    </DetailFrame>
  );
}

const unnamed = 'Provisioning case';

/** In these nothing is delivered any more, so there is nothing to be on time for. */
const ended: ReadonlySet<ProvisioningCase['status']> = new Set([
  'cancelled',
  'rejected',
  'failed',
  'complete',
]);

function Identity({ delivery }: { delivery: ProvisioningCase }): JSX.Element {
  const { caseNumber, status, outlook, waitingFor, waitingForPerson } = delivery;
  const word = orderStatusWords[status];
  return (
    <DetailIdentity id={caseNumber} waitingFor={waitingFor} waitingForPerson={waitingForPerson}>
      <StatusLabel tone={word.tone} emphasis={word.tone === 'critical' ? 'strong' : 'quiet'}>
        {word.text}
      </StatusLabel>
      {outlook !== 'complete' && !ended.has(status) && (
        <StatusLabel tone={outlookWords[outlook].tone}>{outlookWords[outlook].text}</StatusLabel>
      )}
    </DetailIdentity>
  );
}

function Delivery(
  props: ProvisioningCaseViewProps & { delivery: ProvisioningCase; asOf: JSX.Element },
): JSX.Element {
  const { delivery, answering, typed, receivedAtMs, conversation, asOf } = props;
  return (
    <Stack gap={24}>
      <AnswerOutcome
        answering={answering}
        nowMs={receivedAtMs ?? 0}
        onLeave={({ action }) => typed.forget(action.id)}
      />
      {props.chat}
      <Grid columns="main-aside" gap={24}>
        <Stack gap={24}>
          <NextStep delivery={delivery} />
          <DeliveryActions {...props} />
          <DeliveryDates delivery={delivery} />
          <DeliveryFacts delivery={delivery} approvalHref={props.approvalHref} />
          <GivenAnswers delivery={delivery} />
        </Stack>
        <DeliveryMilestones delivery={delivery} />
      </Grid>
      {conversation}
      {asOf}
    </Stack>
  );
}
