import { portPath, portsPath } from '@quayside/contract/paths/voice';
import type { CalendarDay } from '@quayside/portal-core/calls';
import { AsyncContent, type AsyncContentState } from '@quayside/ui/AsyncContent';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { Card } from '@quayside/ui/Card';
import { EmptyState } from '@quayside/ui/EmptyState';
import { Grid } from '@quayside/ui/Grid';
import { calendarIcon } from '@quayside/ui/icons';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Link } from '@quayside/ui/Link';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { formatDay, locale } from '@quayside/page-kit/format';
import { addMonths, byDay, type Month, weeksOf } from './portMonth.ts';
import { titleOfPort } from '../portTexts.ts';
import type { PortList, PortSummary } from '../portsApi.ts';
import { portStatusWords } from '../voiceWords.ts';

export interface PortCalendarProps {
  month: Month;
  /** The user's day, which is marked. */
  today: CalendarDay;
  state: AsyncContentState<PortList>;
  hrefOf: (month: Month) => string;
  onRefresh: () => void;
}

export function PortCalendar({ month, today, state, hrefOf, onRefresh }: PortCalendarProps): JSX.Element {
  return (
    <Stack gap={16}>
      <Stack direction="row" gap={8}>
        <h2 style={{ margin: 0, marginInlineEnd: 'auto', font: 'var(--qs-type-section)' }} aria-live="polite">
          {nameOfMonth(month)}
        </h2>
        <ButtonLink href={hrefOf(addMonths(month, -1))}>Previous month</ButtonLink>
        <ButtonLink href={hrefOf(addMonths(month, 1))}>Next month</ButtonLink>
        <ButtonLink href={portsPath.href()} variant="quiet">
          Back to the list
        </ButtonLink>
      </Stack>
      <AsyncContent
        state={state}
        placeholder={<Skeleton shape="block" style={{ blockSize: '24rem' }} />}
        onRetry={onRefresh}
        labels={{ failed: 'We couldn’t load the calendar' }}
      >
        {({ items, total }) => (
          <Stack gap={16}>
            {total > items.length && (
              <InlineAlert title={`The first ${items.length} of ${total} ports are shown`}>
                Find the others in the list.
              </InlineAlert>
            )}
            <Grid columns="main-aside" minimum="large" gap={24}>
              <MonthTable month={month} today={today} days={byDay(items)} />
              <Days days={byDay(items)} />
            </Grid>
          </Stack>
        )}
      </AsyncContent>
    </Stack>
  );
}

const monthNames = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

function nameOfMonth(month: Month): string {
  return monthNames.format(new Date(`${month}-01`));
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

type Days = ReadonlyMap<CalendarDay, readonly PortSummary[]>;

const cellStyle = {
  verticalAlign: 'top',
  textAlign: 'start',
  blockSize: '4.5rem',
  // On a phone a cell is hardly wider than the word "ports".
  padding: 'var(--qs-space-4)',
  border: '1px solid var(--qs-color-border)',
  font: 'var(--qs-type-label)',
} as const;

function MonthTable({ month, today, days }: { month: Month; today: CalendarDay; days: Days }): JSX.Element {
  return (
    <table
      aria-label={`Ports in ${nameOfMonth(month)}`}
      style={{ borderCollapse: 'collapse', tableLayout: 'fixed', inlineSize: '100%' }}
    >
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day} scope="col" style={{ padding: 'var(--qs-space-4)', textAlign: 'start' }}>
              <abbr title={day} style={{ textDecoration: 'none' }}>
                {day.slice(0, 2)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, index) =>
              day === null ? (
                <td key={weekdays[index]} style={cellStyle}>
                  {'\u{a0}'}
                </td>
              ) : (
                <Day key={day} day={day} isToday={day === today} ports={days.get(day) ?? []} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({
  day,
  isToday,
  ports,
}: {
  day: CalendarDay;
  isToday: boolean;
  ports: readonly PortSummary[];
}): JSX.Element {
  return (
    <td
      style={{
        ...cellStyle,
        ...(isToday && { outline: '2px solid var(--qs-color-focus)', outlineOffset: '-2px' }),
      }}
      aria-current={isToday ? 'date' : undefined}
    >
      <div>{Number(day.slice(8))}</div>
      {ports.length > 0 && (
        <Link href={`#ports-${day}`}>{ports.length === 1 ? '1 port' : `${ports.length} ports`}</Link>
      )}
    </td>
  );
}

function Days({ days }: { days: Days }): JSX.Element {
  if (days.size === 0)
    return (
      <EmptyState icon={calendarIcon} title="No ports in this month">
        Ports appear on the day that is agreed, and before that on the day that was asked for.
      </EmptyState>
    );
  return (
    <Stack gap={16}>
      {Array.from(days, ([day, ports]) => (
        <Card
          key={day}
          as="section"
          title={formatDay(day)}
          headingLevel={3}
          id={`ports-${day}`}
          tabIndex={-1}
        >
          <Capped items={ports}>
            {(shown) => (
              <Stack as="ul" gap={12}>
                {shown.map((port) => (
                  <li key={port.id}>
                    <PortOfDay port={port} />
                  </li>
                ))}
              </Stack>
            )}
          </Capped>
        </Card>
      ))}
    </Stack>
  );
}

function PortOfDay({ port }: { port: PortSummary }): JSX.Element {
  const { id, group, status, portDate, losingProvider } = port;
  const { text, tone } = portStatusWords[status];
  return (
    <Stack gap={4} align="start">
      <Link href={portPath.href({ portId: id })}>{titleOfPort(port)}</Link>
      <span>
        <bdi>{group}</bdi>
        <span>{`, from ${losingProvider.name}`}</span>
      </span>
      <StatusLabel tone={tone}>{portDate === null ? `${text}, day requested` : text}</StatusLabel>
    </Stack>
  );
}
