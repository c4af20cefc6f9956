import { AsOf } from '@quayside/ui/AsOf';
import { AsyncContent, type AsyncContentState } from '@quayside/ui/AsyncContent';
import { Breadcrumbs } from '@quayside/ui/Breadcrumbs';
import { Button } from '@quayside/ui/Button';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { Card } from '@quayside/ui/Card';
import { CopyButton } from '@quayside/ui/CopyButton';
import { EmptyState } from '@quayside/ui/EmptyState';
import { Grid } from '@quayside/ui/Grid';
import { editIcon } from '@quayside/ui/icons';
import { PageContent } from '@quayside/ui/PageContent';
import { PageHeader } from '@quayside/ui/PageHeader';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import { VisuallyHidden } from '@quayside/ui/VisuallyHidden';
import type { JSX, ReactNode } from 'react';
import { WaitingForLabel } from '../../../../domain/entities/WaitingForLabel.tsx';
import type { ChangeRequestDetails } from '../../changeRequestsApi.ts';
import { changeTypeWords } from '../../serviceWords.ts';
import { CancelDialog, type CancelDialogProps } from './CancelDialog.tsx';
import { CancelOutcome } from './CancelOutcome.tsx';
import { ChangeCharges } from './ChangeCharges.tsx';
import { ChangeDiff } from './ChangeDiff.tsx';
import { ChangeFacts } from './ChangeFacts.tsx';
import { ChangeHistory, ChangeSchedule, WhatHappensNext } from './ChangeProgress.tsx';
import { ChangeStatus } from './ChangeStatus.tsx';
import { DetailPlaceholder } from '../DetailPlaceholder.tsx';

/** The change request, or why there is none to show. */
export type ChangeData = { readonly status: 'notFound' } | AsyncContentState<ChangeRequestDetails>;

/** The change request and what the user can do with it. */
export interface ChangeRequestViewProps extends Omit<CancelDialogProps, 'onConfirm'> {
  id: string;
  data: ChangeData;
  receivedAtMs: number | null;
  onCancel: (seen: ChangeRequestDetails) => void;
  onConfirmCancel: (reason: string) => void;
  onRefresh: () => void;
}

const list = '/services/change-requests';

/** The page of one change request. */
export function ChangeRequestView(props: ChangeRequestViewProps): JSX.Element {
  const { id, data, onRefresh, onCancel, onConfirmCancel } = props;
  const change = 'data' in data ? data.data : undefined;
  // One header for every state: the focus that a new page puts on its heading stays there.
  return (
    <PageContent aria-busy={data.status === 'loading'}>
      <PageHeader
        title={titleOf(data, change)}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { id: 'services', label: 'Services', href: '/services' },
              { id: 'list', label: 'Change requests', href: list },
            ]}
            current={change ? change.id : 'Change request'}
          />
        }
        details={change && <Identity change={change} />}
        actions={
          change?.allowedActions.includes('cancel') && (
            <Button onClick={() => onCancel(change)}>Cancel the request</Button>
          )
        }
      />
      {data.status === 'notFound' ? (
        <EmptyState
          size="page"
          headingLevel={2}
          icon={editIcon}
          title="There is no such change request"
          action={toList}
        >
          {id} may be mistyped, or it belongs to another company. Check the number, or look for it in the
          list.
        </EmptyState>
      ) : (
        <AsyncContent
          size="page"
          state={data}
          placeholder={<DetailPlaceholder mainLines={8} asideLines={12} />}
          onRetry={onRefresh}
          action={toList}
          labels={{ failed: 'We couldn’t load this change request' }}
        >
          {(loaded) => <Change {...props} change={loaded} isRefreshing={data.status === 'refreshing'} />}
        </AsyncContent>
      )}
      <CancelDialog {...props} onConfirm={onConfirmCancel} />
    </PageContent>
  );
}

const toList = <ButtonLink href={list}>All change requests</ButtonLink>;

function titleOf({ status }: ChangeData, change: ChangeRequestDetails | undefined): ReactNode {
  if (change) return change.title;
  if (status === 'notFound') return 'Change request not found';
  if (status === 'failed') return 'Change request';
  return (
    <>
      <VisuallyHidden>Loading the change request</VisuallyHidden>
      <Skeleton length="medium" />
    </>
  );
}

function Identity({
  change: { id, status, type, waitingFor },
}: {
  change: ChangeRequestDetails;
}): JSX.Element {
  return (
    <>
      <span style={{ display: 'inline-flex', alignItems: 'center' }}>
        <code>{id}</code>
        <CopyButton value={id} />
      </span>
      <ChangeStatus status={status} />
      <span>{changeTypeWords[type]}</span>
      {waitingFor !== null && (
        <Stack direction="row" gap={8}>
          Waiting for <WaitingForLabel waitingFor={waitingFor} />
        </Stack>
      )}
    </>
  );
}

function Change(
  props: ChangeRequestViewProps & { change: ChangeRequestDetails; isRefreshing: boolean },
): JSX.Element {
  const { change, cancelling, receivedAtMs, isRefreshing, onCancel, onDismiss, onRefresh } = props;
  return (
    <Stack gap={24}>
      <CancelOutcome
        cancelling={cancelling}
        change={change}
        now={receivedAtMs ?? 0}
        onAskAgain={onCancel}
        onDismiss={onDismiss}
      />
      <Grid columns="main-aside" gap={24}>
        <Stack gap={24}>
          <WhatHappensNext change={change} />
          <Card as="section" title="What changes">
            <ChangeDiff diff={change.diff} />
          </Card>
          <ChangeFacts change={change} />
          <ChangeSchedule schedule={change.schedule} />
        </Stack>
        <Stack gap={24}>
          <Card as="section" title="Charges">
            <ChangeCharges charges={change.charges} />
          </Card>
          <ChangeHistory history={change.history} />
        </Stack>
      </Grid>
      <AsOf receivedAt={receivedAtMs} isRefreshing={isRefreshing} onRefresh={onRefresh} />
    </Stack>
  );
}
