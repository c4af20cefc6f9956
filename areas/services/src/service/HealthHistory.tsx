import { locale } from '@quayside/page-kit/format';
import { casePath } from '@quayside/contract/paths/support';
import { DateTime } from '@quayside/ui/DateTime';
import { Link } from '@quayside/ui/Link';
import { Stack } from '@quayside/ui/Stack';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import { Table, type TableColumn } from '@quayside/ui/Table';
import { Text } from '@quayside/ui/Text';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import type { ServiceDetails } from '@quayside/shared/services/serviceApi.ts';
import { availabilityOf, durationOf, healthDays, historyDays, type HealthDay } from './healthDays.ts';
import { healthWords } from '../serviceWords.ts';

/** The interruptions of a service, the day it went live, and when it is looked at, in milliseconds since 1970. */
export interface HealthHistoryProps {
  history: ServiceDetails['healthHistory'];
  activatedAt: string | null;
  now: number;
}

type Interruption = ServiceDetails['healthHistory'][number];

const percent = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The last 90 days of a service, or those since it went live: a bar for each day, and a list of interruptions with their cases. */
export function HealthHistory({ history, activatedAt, now }: HealthHistoryProps): JSX.Element {
  const count = historyDays(activatedAt, now);
  const days = healthDays(history, now, count);
  const countOf = (health: HealthDay['health']): number => days.filter((day) => day.health === health).length;
  return (
    <Stack gap={16}>
      <Stack gap={8}>
        <Text>
          {`Available for ${percent.format(availabilityOf(history, now, count))}% of the last ${count} days${troubleText(countOf('down'), countOf('degraded'))}`}
        </Text>
        <DayBars days={days} />
        <Stack direction="row" justify="space-between" aria-hidden="true">
          <small>{`${count} days ago`}</small>
          <small>Today</small>
        </Stack>
      </Stack>
      {history.length > 0 && (
        <Capped items={history}>
          {(shown) => (
            <Table
              caption="Interruptions"
              hideCaption
              columns={columnsAt(now)}
              data={{ status: 'ready', rows: shown }}
              rowId={({ from }) => from}
              density="compact"
            />
          )}
        </Capped>
      )}
    </Stack>
  );
}

function troubleText(down: number, degraded: number): string {
  const interrupted =
    down === 0
      ? ', without an interruption.'
      : `. ${down === 1 ? 'One day' : `${down} days`} had an interruption.`;
  if (degraded === 0) return interrupted;
  const more = down === 0 ? '' : ' more';
  return `${interrupted} It was degraded on ${degraded === 1 ? `one${more} day` : `${degraded}${more} days`}.`;
}

// Height and colour both tell the days apart.
const heights: Record<HealthDay['health'], number> = { up: 12, degraded: 20, down: 28 };
const fills: Record<HealthDay['health'], string> = {
  up: 'var(--qs-color-positive-border)',
  degraded: 'var(--qs-color-caution-text)',
  down: 'var(--qs-color-critical-fill)',
};

/** The table below says the same in words. */
function DayBars({ days }: { days: readonly HealthDay[] }): JSX.Element {
  return (
    <svg
      viewBox={`0 0 ${days.length * 4} 28`}
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{ inlineSize: '100%', blockSize: 28, display: 'block' }}
    >
      {days.map(({ start, health }, index) => (
        <rect
          key={start}
          x={index * 4}
          y={28 - heights[health]}
          width={3}
          height={heights[health]}
          style={{ fill: fills[health] }}
        />
      ))}
    </svg>
  );
}

function columnsAt(now: number): readonly TableColumn<Interruption>[] {
  return [
    {
      id: 'from',
      header: 'Since',
      isRowHeader: true,
      kind: 'number',
      align: 'start',
      cell: ({ from }) => <DateTime value={from} format="dateTime" />,
    },
    {
      id: 'health',
      header: 'Health',
      cell: ({ health }) => (
        <StatusLabel tone={healthWords[health].tone}>{healthWords[health].text}</StatusLabel>
      ),
    },
    {
      id: 'duration',
      header: 'For',
      kind: 'number',
      align: 'start',
      cell: (each) => (each.to === null ? `${durationOf(each, now)}, still going on` : durationOf(each, now)),
    },
    {
      id: 'case',
      header: 'Case',
      kind: 'identifier',
      cell: ({ caseNumber }) =>
        caseNumber === null ? 'None' : <Link href={casePath.href({ caseNumber })}>{caseNumber}</Link>,
    },
  ];
}
