import { changesPath, servicesPath } from '@quayside/contract/paths/services';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { Card } from '@quayside/ui/Card';
import { Grid } from '@quayside/ui/Grid';
import { editIcon } from '@quayside/ui/icons';
import { Stack } from '@quayside/ui/Stack';
import type { JSX, ReactNode } from 'react';
import {
  dataOf,
  DetailFrame,
  DetailIdentity,
  DetailPlaceholder,
  HistoryCard,
  type DetailViewProps,
} from '@quayside/page-kit/detail';
import { ActionButton } from '@quayside/shared/rights/ActionButton.tsx';
import type { ChangeRequestDetails } from '../api.ts';
import { changeStatusWords, changeTypeWords } from '@quayside/shared/changes/changeWords.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { CancelOutcome } from './CancelOutcome.tsx';
import { ChangeCharges } from '../ChangeCharges.tsx';
import { ChangeDiff } from '../ChangeDiff.tsx';
import { ChangeFacts } from './ChangeFacts.tsx';
import { ChangeSchedule, WhatHappensNext } from './ChangeProgress.tsx';
import { ChangeStatus } from '../ChangeStatus.tsx';
import type { CancelChange } from './useCancelChange.ts';

export interface ChangeRequestViewProps extends DetailViewProps<ChangeRequestDetails> {
  id: string;
  pin?: ReactNode;
  /** The address of its approval, where the user may see it. */
  approvalHref?: string | undefined;
  cancelling: CancelChange;
}

const list = changesPath.href();

export function ChangeRequestView(props: ChangeRequestViewProps): JSX.Element {
  const { id, state, pin, cancelling } = props;
  const change = dataOf(state);
  return (
    <>
      <DetailFrame
        {...props}
        noun="change request"
        icon={editIcon}
        title={change?.title}
        parents={[
          { id: 'services', label: 'Services', href: servicesPath.href() },
          { id: 'list', label: 'Change requests', href: list },
        ]}
        current={change ? change.id : 'Change request'}
        details={change && <Identity change={change} />}
        actions={
          change && (
            <>
              {pin}
              <ActionButton of={change} action="cancel" onClick={() => cancelling.ask(change)}>
                Cancel the request
              </ActionButton>
            </>
          )
        }
        toList={<ButtonLink href={list}>All change requests</ButtonLink>}
        notFound={`${id} may be mistyped, or it belongs to another company. Check the number, or look for it in the list.`}
        placeholder={<DetailPlaceholder main={[{ lines: 4 }, { lines: 8 }]} aside={{ lines: 12 }} />}
      >
        {(loaded, asOf) => <Change {...props} change={loaded} asOf={asOf} />}
      </DetailFrame>
      <CancelDialog cancelling={cancelling} />
    </>
  );
}

function Identity({
  change: { id, status, type, waitingFor, waitingForPerson },
}: {
  change: ChangeRequestDetails;
}): JSX.Element {
  return (
    <DetailIdentity id={id} waitingFor={waitingFor} waitingForPerson={waitingForPerson}>
      <ChangeStatus status={status} />
      <span>{changeTypeWords[type]}</span>
    </DetailIdentity>
  );
}

function Change(
  props: ChangeRequestViewProps & { change: ChangeRequestDetails; asOf: JSX.Element },
): JSX.Element {
  const { change, cancelling, receivedAtMs, asOf } = props;
  return (
    <Stack gap={24}>
      <CancelOutcome cancelling={cancelling} nowMs={receivedAtMs ?? 0} />
      <Grid columns="main-aside" gap={24}>
        <Stack gap={24}>
          <WhatHappensNext change={change} approvalHref={props.approvalHref} />
          <Card as="section" title="What changes">
            <ChangeDiff diff={change.diff} />
          </Card>
          <ChangeFacts change={change} />
          <ChangeSchedule schedule={change.schedule} />
        </Stack>
        <Stack gap={24}>
          <Card as="section" title="Charges">
            <ChangeCharges charges={change.charges} status={change.status} />
          </Card>
          <HistoryCard history={change.history} titleOf={({ status }) => changeStatusWords[status].text} />
        </Stack>
      </Grid>
      {asOf}
    </Stack>
  );
}
