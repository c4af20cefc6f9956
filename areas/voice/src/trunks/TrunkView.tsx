import { servicePath } from '@quayside/contract/paths/services';
import { newCasePath } from '@quayside/contract/paths/support';
import { numbersPath, trunksPath, voicePath } from '@quayside/contract/paths/voice';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { Card } from '@quayside/ui/Card';
import { DateTime } from '@quayside/ui/DateTime';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { Grid } from '@quayside/ui/Grid';
import { networkIcon } from '@quayside/ui/icons';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Link } from '@quayside/ui/Link';
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
import { formatCount } from '@quayside/page-kit/format';
import { ActionButton } from '@quayside/shared/rights/ActionButton.tsx';
import type { TrunkDetails } from '../api.ts';
import { trunkStatusWords } from '../voiceWords.ts';
import { TrunkEndpoints } from './TrunkEndpoints.tsx';
import { ChannelMeter, FraudMeter } from './TrunkMeters.tsx';

export interface TrunkViewProps extends DetailViewProps<TrunkDetails> {
  trunkId: string;
  canOpenServices: boolean;
  pin?: ReactNode;
  /** Changes barring and fraud limit. */
  settings: ReactNode;
}

/** The page of one trunk: its channels, its endpoints, and its barred calls. */
export function TrunkView(props: TrunkViewProps): JSX.Element {
  const { trunkId, state, pin } = props;
  const trunk = dataOf(state);
  return (
    <DetailFrame
      {...props}
      noun="trunk"
      icon={networkIcon}
      title={trunk && <bdi>{trunk.name}</bdi>}
      parents={[
        { id: 'voice', label: 'Voice', href: voicePath.href() },
        { id: 'trunks', label: 'Trunks', href: trunksPath.href() },
      ]}
      current={trunkId}
      details={trunk && <Identity trunk={trunk} />}
      actions={trunk && pin}
      toList={<ButtonLink href={trunksPath.href()}>All trunks</ButtonLink>}
      notFound={`${trunkId} may be mistyped, or it belongs to another company.`}
      placeholder={
        <DetailPlaceholder
          minimum="large"
          main={[
            { title: 'Channels', lines: 4 },
            { title: 'Endpoints', lines: 4 },
          ]}
          aside={{ title: 'Key facts', lines: 8 }}
        />
      }
    >
      {(data, asOf) => <Content {...props} trunk={data} asOf={asOf} />}
    </DetailFrame>
  );
}

function Identity({ trunk: { id, status } }: { trunk: TrunkDetails }): JSX.Element {
  return (
    <DetailIdentity id={id} idName="trunk number">
      <StatusLabel tone={trunkStatusWords[status].tone} emphasis={status === 'up' ? 'quiet' : 'strong'}>
        {trunkStatusWords[status].text}
      </StatusLabel>
    </DetailIdentity>
  );
}

function Content({
  trunk,
  canOpenServices,
  settings,
  asOf,
}: TrunkViewProps & { trunk: TrunkDetails; asOf: JSX.Element }): JSX.Element {
  return (
    <Stack gap={24}>
      <Trouble trunk={trunk} />
      <Grid columns="main-aside" minimum="large" gap={24}>
        <Stack gap={24}>
          <Calls trunk={trunk} />
          <TrunkEndpoints endpoints={trunk.endpoints} />
          <Card as="section" title="Barring and fraud" lead="Calls to 999 and 112 always work.">
            {settings}
          </Card>
        </Stack>
        <Facts trunk={trunk} canOpenServices={canOpenServices} />
      </Grid>
      {asOf}
    </Stack>
  );
}

function Trouble({ trunk }: { trunk: TrunkDetails }): JSX.Element | null {
  const { status, service } = trunk;
  if (status === 'up') return null;
  const action = (
    <ActionButton of={trunk} action="raiseCase" href={newCasePath.href({ serviceId: service.id })}>
      Raise a case
    </ActionButton>
  );
  if (status === 'down')
    return (
      <InlineAlert tone="critical" title="No endpoint is registered, so no calls get through" action={action}>
        Check your telephone system and its connection. If both work, tell us.
      </InlineAlert>
    );
  return (
    <InlineAlert tone="caution" title="One endpoint can’t be reached" action={action}>
      Calls go through the other one. Check the endpoint below.
    </InlineAlert>
  );
}

function Calls({ trunk }: { trunk: TrunkDetails }): JSX.Element {
  const { channels, channelsIn, channelsOut, peak, peakAt } = trunk;
  return (
    <Card as="section" title="Channels">
      <Stack gap={16}>
        <ChannelMeter trunk={trunk} label="Calls now" />
        <DescriptionList
          columns={3}
          items={[
            { id: 'in', term: 'Incoming', description: formatCount(channelsIn) },
            { id: 'out', term: 'Outgoing', description: formatCount(channelsOut) },
            {
              id: 'peak',
              term: 'Peak in 24 hours',
              description: (
                <>
                  <span>{`${formatCount(peak)} of ${formatCount(channels)},`}</span>{' '}
                  <DateTime value={peakAt} format="dateTime" />
                </>
              ),
            },
          ]}
        />
        {peak >= channels && (
          <InlineAlert tone="caution" title="All channels were in use at the peak">
            Callers heard the engaged tone. Ask for more channels with a change request of the service.
          </InlineAlert>
        )}
      </Stack>
    </Card>
  );
}

function Facts({ trunk, canOpenServices }: { trunk: TrunkDetails; canOpenServices: boolean }): JSX.Element {
  const { id, service, site, numberCount } = trunk;
  return (
    <Card as="section" title="Key facts">
      <Stack gap={24}>
        <FraudMeter trunk={trunk} label="Fraud limit used today, excl. VAT" />
        <DescriptionList
          items={[
            {
              id: 'service',
              term: 'Service',
              description: (
                <>
                  {canOpenServices ? (
                    <Link href={servicePath.href({ serviceId: service.id })}>{service.name}</Link>
                  ) : (
                    <bdi>{service.name}</bdi>
                  )}
                  <br />
                  {service.id}
                </>
              ),
            },
            { id: 'site', term: 'Site', description: `${site.name}, ${site.postcode}` },
            {
              id: 'numbers',
              term: 'Numbers',
              description: (
                <Link href={numbersPath.href({ trunkId: id })}>
                  {`${formatCount(numberCount)} ${numberCount === 1 ? 'number' : 'numbers'}`}
                </Link>
              ),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
