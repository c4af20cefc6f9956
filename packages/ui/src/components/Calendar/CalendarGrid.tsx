'use client';
import type { JSX, KeyboardEvent, PointerEvent, RefObject } from 'react';
import { fillLabel } from '../../theme/fillLabel.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { dayByKey, isWithin, type CalendarLimits } from './calendarDay.ts';
import type { CalendarLabels } from './Calendar.labels.ts';
import { CalendarDay, CalendarTable } from './Calendar.styles.ts';
import { formatDate, weeksOfMonth, type IsoDate } from './isoDate.ts';

type CalendarGridProps = {
  tableRef: RefObject<HTMLTableElement | null>;
  labelledBy: string;
  value: string;
  /** The day in the tab order. Its month is shown. */
  current: IsoDate;
  today: IsoDate;
  limits: CalendarLimits;
  firstWeekday: number;
  locale: string;
  text: CalendarLabels;
  onMove: (date: IsoDate) => void;
  onHover: (date: IsoDate | null) => void;
  onPress: (date: IsoDate) => void;
};

const weekdays = [
  '2024-01-01',
  '2024-01-02',
  '2024-01-03',
  '2024-01-04',
  '2024-01-05',
  '2024-01-06',
  '2024-01-07',
];

function dateUnder(event: PointerEvent): IsoDate | null {
  const day = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-date]') : null;
  return day?.dataset['date'] ?? null;
}

/** Longer abbreviations do not fit above a day. */
const LONGEST_WEEKDAY = 4;

/** `Mon`, or `M` in a locale that does not abbreviate so much. */
function weekdayText(day: IsoDate, locale: string): string {
  const short = formatDate(day, locale, { weekday: 'short' });
  return short.length <= LONGEST_WEEKDAY ? short : formatDate(day, locale, { weekday: 'narrow' });
}

export function CalendarGrid(props: CalendarGridProps): JSX.Element {
  const { tableRef, labelledBy, current, firstWeekday, locale, onMove, onHover } = props;
  function handleKeyDown(event: KeyboardEvent<HTMLTableElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { key, shiftKey } = event;
    const isRightToLeft = event.currentTarget.matches(':dir(rtl)');
    const day = dayByKey(current, { key, shiftKey, isRightToLeft, firstWeekday });
    if (day === undefined) return;
    event.preventDefault();
    onMove(day);
  }
  return (
    <CalendarTable
      ref={tableRef}
      role="grid"
      aria-labelledby={labelledBy}
      onKeyDown={handleKeyDown}
      onPointerOver={(event) => onHover(dateUnder(event))}
      onPointerLeave={() => onHover(null)}
    >
      <thead>
        <tr>
          {weekdays.map((_, index) => {
            const day = weekdays[(index + firstWeekday - 1) % 7] ?? '';
            return (
              <th key={day} scope="col">
                <span aria-hidden="true">{weekdayText(day, locale)}</span>
                <VisuallyHidden>{formatDate(day, locale, { weekday: 'long' })}</VisuallyHidden>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(current, firstWeekday).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, index) =>
              day === null ? (
                // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/control-has-associated-label -- an empty place in the week
                <td key={index} />
              ) : (
                <Day key={day} {...props} date={day} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </CalendarTable>
  );
}

function Day({
  date,
  value,
  current,
  today,
  limits,
  locale,
  text,
  onPress,
}: CalendarGridProps & { date: IsoDate }): JSX.Element {
  const isSelected = date === value;
  const isOutside = !isWithin(date, limits);
  const reason = isOutside ? undefined : limits.unavailableReason?.(date);
  const words = formatDate(date, locale, { dateStyle: 'full' });
  const named = date === today ? fillLabel(text.today, { date: words }) : words;
  const open = reason === undefined ? 'idle' : 'unavailable';
  return (
    <td aria-selected={isSelected}>
      <CalendarDay
        type="button"
        data-date={date}
        data-state={isSelected ? 'selected' : isOutside ? 'outside' : open}
        aria-label={reason === undefined ? named : fillLabel(text.unavailable, { date: named, reason })}
        aria-current={date === today ? 'date' : undefined}
        aria-disabled={isOutside || reason !== undefined || undefined}
        tabIndex={date === current ? 0 : -1}
        onClick={() => onPress(date)}
      >
        {formatDate(date, locale, { day: 'numeric' })}
      </CalendarDay>
    </td>
  );
}
