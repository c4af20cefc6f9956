import { casesPath } from '@quayside/contract/paths/support';
import { Avatar } from '@quayside/ui/Avatar';
import { Badge } from '@quayside/ui/Badge';
import { BarList } from '@quayside/ui/BarList';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { Grid } from '@quayside/ui/Grid';
import { Meter } from '@quayside/ui/Meter';
import { MetricTile } from '@quayside/ui/MetricTile';
import { Money } from '@quayside/ui/Money';
import { RowTitle } from '@quayside/ui/RowTitle';
import { Stack } from '@quayside/ui/Stack';
import { StackedBar } from '@quayside/ui/StackedBar';
import { StatusLabel, type StatusLabelTone } from '@quayside/ui/StatusLabel';
import { Table, type TableColumn } from '@quayside/ui/Table';
import type { JSX } from 'react';
import { sampleCases, type SampleCase } from '../sampleCases.ts';
import { SideBySide } from './SideBySide.tsx';

export function DisplaySamples(): JSX.Element {
  return (
    <Stack gap={32}>
      <SideBySide title="Status">{() => <Statuses />}</SideBySide>
      <SideBySide title="Table">{(appearance) => <Cases appearance={appearance} />}</SideBySide>
      <SideBySide title="Figures">{() => <Figures />}</SideBySide>
      <SideBySide title="Charts">{(appearance) => <Charts appearance={appearance} />}</SideBySide>
    </Stack>
  );
}

const tones: readonly StatusLabelTone[] = ['neutral', 'info', 'positive', 'caution', 'critical'];
const toneWords: Readonly<Record<StatusLabelTone, string>> = {
  neutral: 'Closed',
  info: 'In progress',
  positive: 'Live',
  caution: 'Waiting for you',
  critical: 'Down',
};

function Statuses(): JSX.Element {
  return (
    <Stack gap={12}>
      {(['quiet', 'strong'] as const).map((emphasis) => (
        <Stack key={emphasis} direction="row" gap={12}>
          {tones.map((tone) => (
            <StatusLabel key={tone} tone={tone} emphasis={emphasis}>
              {toneWords[tone]}
            </StatusLabel>
          ))}
        </Stack>
      ))}
      <Stack direction="row" gap={12}>
        <Badge>New</Badge>
        <Badge tone="info">3 unread</Badge>
        <Avatar name="Amelia Hartley" />
        <Avatar name="Noor Rahman" size="small" />
      </Stack>
    </Stack>
  );
}

const columns: readonly TableColumn<SampleCase>[] = [
  {
    id: 'subject',
    header: 'Case',
    isRowHeader: true,
    cell: ({ number, subject }) => (
      <RowTitle href={casesPath.href()} detail={number}>
        {subject}
      </RowTitle>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ tone, status, isWaiting }) => (
      <StatusLabel tone={tone} emphasis={isWaiting ? 'strong' : 'quiet'}>
        {status}
      </StatusLabel>
    ),
  },
];

function Cases({ appearance }: { appearance: string }): JSX.Element {
  return (
    <Table
      caption={`Cases, ${appearance}`}
      hideCaption
      columns={columns}
      data={{ status: 'ready', rows: sampleCases.slice(0, 3) }}
      rowId={({ number }) => number}
    />
  );
}

function Figures(): JSX.Element {
  return (
    <Stack gap={16}>
      <Grid columns="two" minimum="small">
        <MetricTile label="Waiting for you" data={{ status: 'ready', value: 7 }} href={casesPath.href()} />
        <MetricTile label="Loading" data={{ status: 'loading' }} />
      </Grid>
      <DescriptionList
        columns={2}
        items={[
          {
            id: 'mrc',
            term: 'Monthly (MRC), excl. VAT',
            description: <Money amount={41_200} currency="GBP" size="figure" />,
          },
          { id: 'circuit', term: 'Circuit', description: 'GB-LDS-20418', kind: 'identifier' },
        ]}
      />
    </Stack>
  );
}

const byAge = [
  { id: 'day', label: 'Up to a day', value: 4 },
  { id: 'week', label: 'Up to a week', value: 11 },
  { id: 'month', label: 'Up to a month', value: 6 },
];

function Charts({ appearance }: { appearance: string }): JSX.Element {
  const label = `Open cases by age, ${appearance}`;
  return (
    <Stack gap={16}>
      <BarList label={label} data={{ status: 'ready', items: byAge }} />
      <StackedBar label={label} data={{ status: 'ready', items: byAge }} />
      <Meter label={`Channels in use, ${appearance}`} max={60} data={{ status: 'ready', value: 42 }} />
    </Stack>
  );
}
