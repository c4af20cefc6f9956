import { AsOf } from '@quayside/ui/AsOf';
import { AsyncContent, type AsyncContentState } from '@quayside/ui/AsyncContent';
import { Breadcrumbs } from '@quayside/ui/Breadcrumbs';
import { Button } from '@quayside/ui/Button';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { CopyButton } from '@quayside/ui/CopyButton';
import { EmptyState } from '@quayside/ui/EmptyState';
import { Grid } from '@quayside/ui/Grid';
import { layersIcon } from '@quayside/ui/icons';
import { PageContent } from '@quayside/ui/PageContent';
import { PageHeader } from '@quayside/ui/PageHeader';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import { VisuallyHidden } from '@quayside/ui/VisuallyHidden';
import type { JSX, ReactNode } from 'react';
import { WaitingForLabel } from '../../../../domain/entities/WaitingForLabel.tsx';
import type { GivenAnswer } from '../../deliveryAnswers.ts';
import type { ProvisioningCase } from '../../deliveryApi.ts';
import { orderStatusWords, outlookWords } from '../../serviceWords.ts';
import { AnswerOutcome } from './AnswerOutcome.tsx';
import { DeliveryActions, type DeliveryActionsProps } from './DeliveryActions.tsx';
import { DeliveryDates } from './DeliveryDates.tsx';
import { DeliveryFacts, GivenAnswers } from './DeliveryFacts.tsx';
import { DeliveryMilestones } from './DeliveryMilestones.tsx';
import { NextStep } from './NextStep.tsx';
import { DetailPlaceholder } from '../DetailPlaceholder.tsx';

/** The delivery, or why there is none to show. */
export type DeliveryData = { readonly status: 'notFound' } | AsyncContentState<ProvisioningCase>;

/** The delivery and what the user can do with it. */
export interface ProvisioningCaseViewProps extends Omit<DeliveryActionsProps, 'delivery'> {
  caseNumber: string;
  data: DeliveryData;
  receivedAtMs: number | null;
  /** Says which case an open live chat is about. */
  chat: ReactNode;
  /** The messages of the case. */
  conversation: ReactNode;
  onSendAgain: (given: GivenAnswer) => void;
  onDismiss: () => void;
  onRefresh: () => void;
  onPrint: () => void;
}

/** The page of one delivery. */
export function ProvisioningCaseView(props: ProvisioningCaseViewProps): JSX.Element {
  const { caseNumber, data, onRefresh, onPrint } = props;
  const delivery = 'data' in data ? data.data : undefined;
  // One header for every state: the focus that a new page puts on its heading stays there.
  return (
    <PageContent aria-busy={data.status === 'loading'}>
      <PageHeader
        title={titleOf(data, delivery)}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { id: 'services', label: 'Services', href: '/services' },
              ...(delivery
                ? [{ id: 'service', label: delivery.service.name, href: `/services/${delivery.service.id}` }]
                : []),
            ]}
            current={delivery ? delivery.caseNumber : 'Provisioning case'}
          />
        }
        details={delivery && <Identity delivery={delivery} />}
        actions={delivery && <Button onClick={onPrint}>Print</Button>}
      />
      {data.status === 'notFound' ? (
        <EmptyState
          size="page"
          headingLevel={2}
          icon={layersIcon}
          title="There is no such provisioning case"
          action={toList}
        >
          {caseNumber} may be complete, or it belongs to another company. Check the number, or look for the
          service in the list.
        </EmptyState>
      ) : (
        <AsyncContent
          size="page"
          state={data}
          placeholder={<DetailPlaceholder mainLines={12} asideLines={8} />}
          onRetry={onRefresh}
          action={toList}
          labels={{ failed: 'We couldn’t load this provisioning case' }}
        >
          {(loaded) => <Delivery {...props} delivery={loaded} isRefreshing={data.status === 'refreshing'} />}
        </AsyncContent>
      )}
    </PageContent>
  );
}

const toList = <ButtonLink href="/services">Go to Services</ButtonLink>;

function titleOf({ status }: DeliveryData, delivery: ProvisioningCase | undefined): ReactNode {
  if (delivery) return delivery.service.name;
  if (status === 'notFound') return 'Provisioning case not found';
  if (status === 'failed') return 'Provisioning case';
  return (
    <>
      <VisuallyHidden>Loading the provisioning case</VisuallyHidden>
      <Skeleton length="medium" />
    </>
  );
}

function Identity({ delivery }: { delivery: ProvisioningCase }): JSX.Element {
  const { caseNumber, status, outlook, waitingFor } = delivery;
  const word = orderStatusWords[status];
  return (
    <>
      <span style={{ display: 'inline-flex', alignItems: 'center' }}>
        <code>{caseNumber}</code>
        <CopyButton value={caseNumber} />
      </span>
      <StatusLabel tone={word.tone} emphasis={word.tone === 'critical' ? 'strong' : 'quiet'}>
        {word.text}
      </StatusLabel>
      {outlook !== 'complete' && (
        <StatusLabel tone={outlookWords[outlook].tone}>{outlookWords[outlook].text}</StatusLabel>
      )}
      {waitingFor !== null && (
        <Stack direction="row" gap={8}>
          Waiting for <WaitingForLabel waitingFor={waitingFor} />
        </Stack>
      )}
    </>
  );
}

function Delivery(
  props: ProvisioningCaseViewProps & { delivery: ProvisioningCase; isRefreshing: boolean },
): JSX.Element {
  const { delivery, answering, receivedAtMs, conversation, isRefreshing, onSendAgain, onDismiss, onRefresh } =
    props;
  return (
    <Stack gap={24}>
      <AnswerOutcome
        answering={answering}
        delivery={delivery}
        now={receivedAtMs ?? 0}
        onSendAgain={onSendAgain}
        onDismiss={onDismiss}
      />
      {props.chat}
      <Grid columns="main-aside" gap={24}>
        <Stack gap={24}>
          <NextStep delivery={delivery} />
          <DeliveryActions {...props} />
          <DeliveryDates delivery={delivery} />
          <DeliveryFacts delivery={delivery} />
          <GivenAnswers answers={delivery.answers} />
        </Stack>
        <DeliveryMilestones delivery={delivery} />
      </Grid>
      {conversation}
      <AsOf receivedAt={receivedAtMs} isRefreshing={isRefreshing} onRefresh={onRefresh} />
    </Stack>
  );
}
