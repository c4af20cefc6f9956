import { portsPath, voicePath } from '@quayside/contract/paths/voice';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { Grid } from '@quayside/ui/Grid';
import { phoneIcon } from '@quayside/ui/icons';
import { Stack } from '@quayside/ui/Stack';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import type { JSX, ReactNode } from 'react';
import {
  dataOf,
  DetailFrame,
  DetailIdentity,
  DetailPlaceholder,
  type DetailViewProps,
} from '@quayside/page-kit/detail';
import { ActionButton } from '@quayside/shared/rights/ActionButton.tsx';
import { titleOfPort } from '../portTexts.ts';
import type { PortDetails } from '../portsApi.ts';
import { portStatusWords } from '../voiceWords.ts';
import { PortDates } from './PortDates.tsx';
import { PortFacts, PortHistory, PortNumbers } from './PortFacts.tsx';
import { PortNextStep } from './PortNextStep.tsx';

export interface PortViewProps extends DetailViewProps<PortDetails> {
  portId: string;
  pin?: ReactNode;
  outcome?: ReactNode;
  /** Corrects the port, where that is allowed. */
  correction?: ReactNode;
  onChangeDate: () => void;
  onCancel: () => void;
}

/** The page of one port: the next step, a correction, its dates and its history. */
export function PortView(props: PortViewProps): JSX.Element {
  const { portId, state, pin, onChangeDate, onCancel } = props;
  const port = dataOf(state);
  return (
    <DetailFrame
      {...props}
      noun="port"
      icon={phoneIcon}
      title={port && `Port of ${titleOfPort(port)}`}
      parents={[
        { id: 'voice', label: 'Voice', href: voicePath.href() },
        { id: 'ports', label: 'Porting', href: portsPath.href() },
      ]}
      current={portId}
      details={port && <Identity port={port} />}
      actions={
        port && (
          <>
            {pin}
            <ActionButton of={port} action="cancel" onClick={onCancel}>
              Cancel the port
            </ActionButton>
            <ActionButton of={port} action="changeDate" onClick={onChangeDate}>
              Change the date
            </ActionButton>
          </>
        )
      }
      toList={<ButtonLink href={portsPath.href()}>All ports</ButtonLink>}
      notFound={`${portId} may be mistyped, or it belongs to another company. Look for it in the list.`}
      placeholder={
        <DetailPlaceholder
          minimum="large"
          hasNextStep
          main={[
            { title: 'Numbers', lines: 4 },
            { title: 'Details', lines: 5 },
          ]}
          aside={{ title: 'Dates', lines: 8 }}
        />
      }
    >
      {(data, asOf) => <Content {...props} port={data} asOf={asOf} />}
    </DetailFrame>
  );
}

function Identity({ port: { id, status, waitingFor } }: { port: PortDetails }): JSX.Element {
  const { text, tone } = portStatusWords[status];
  return (
    <DetailIdentity id={id} idName="port number" waitingFor={waitingFor}>
      <StatusLabel tone={tone} emphasis={waitingFor === 'you' ? 'strong' : 'quiet'}>
        {text}
      </StatusLabel>
    </DetailIdentity>
  );
}

function Content({
  port,
  outcome,
  correction,
  asOf,
}: PortViewProps & { port: PortDetails; asOf: JSX.Element }): JSX.Element {
  return (
    <Grid columns="main-aside" minimum="large" gap={24}>
      <Stack gap={24}>
        {outcome}
        <PortNextStep port={port} />
        {correction}
        <PortNumbers port={port} />
        <PortFacts port={port} />
      </Stack>
      <Stack gap={24}>
        <PortDates port={port} />
        <PortHistory history={port.history} />
        {asOf}
      </Stack>
    </Grid>
  );
}
