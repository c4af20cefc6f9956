'use client';
import { useEffect, useId, useRef, useState, type ComponentPropsWithRef, type JSX } from 'react';
import { chevronEndIcon } from '../../icons/chevronEndIcon.ts';
import { chevronStartIcon } from '../../icons/chevronStartIcon.ts';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLabels, useLocale } from '../../theme/quaysideContext.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { isWithin, openingDay, type CalendarLimits } from './calendarDay.ts';
import { CalendarGrid } from './CalendarGrid.tsx';
import { defaultCalendarLabels, type CalendarLabels } from './Calendar.labels.ts';
import { CalendarFoot, CalendarHead, CalendarMonth, CalendarRoot } from './Calendar.styles.ts';
import { firstWeekdayOf } from './firstWeekdayOf.ts';
import { addDays, addMonths, clampDate, formatDate, startOfMonth, type IsoDate } from './isoDate.ts';

export type { CalendarLimits } from './calendarDay.ts';
export { defaultCalendarLabels, type CalendarLabels } from './Calendar.labels.ts';
export { addDays, addMonths, isIsoDate, isoDateOf, weekdayOf, type IsoDate } from './isoDate.ts';

/** A month of days, of which one can be chosen. */
export type CalendarProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'autoFocus'> &
  CalendarLimits & {
    /** The selected day, or an empty text. */
    value: IsoDate;
    /** Called with an available day only. */
    onValueChange: (date: IsoDate) => void;
    /** The user's day, which is marked: `isoDateOf(new Date(), timeZone)`. */
    today: IsoDate;
    /** Moves the focus to a day when the calendar appears, as a date picker does. Default false. */
    focusOnMount?: boolean;
    /** The BCP 47 tag for the names and the first day of the week. Default: the provider's. */
    locale?: string;
    /** Texts in place of the default ones. Those left out stay as they are. */
    labels?: Partial<CalendarLabels>;
  };

/**
 * The days of a month, for a date that has to be chosen from the available ones. Arrow keys move by a day or a week,
 * Home and End within the week, Page Up and Page Down by a month, with Shift by a year. It opens at the selected day,
 * else at the first available day from today. An unavailable day can have focus, so that its reason is announced, but
 * cannot be chosen. Use a `DateField` for a date in a form.
 */
export function Calendar({
  value,
  onValueChange,
  today,
  min,
  max,
  unavailableReason,
  focusOnMount = false,
  locale: ownLocale,
  labels,
  ...rest
}: CalendarProps): JSX.Element {
  const text = useLabels('Calendar', defaultCalendarLabels, labels);
  const locale = useLocale(ownLocale);
  const limits = { min, max, unavailableReason };
  const monthId = useId();
  const tableRef = useRef<HTMLTableElement>(null);
  const takesFocus = useRef(focusOnMount);
  const [moved, setMoved] = useState<{ from: string; date: IsoDate } | null>(null);
  const [hovered, setHovered] = useState<IsoDate | null>(null);
  // A new value moves the calendar to it.
  const current =
    moved !== null && moved.from === value
      ? clampDate(moved.date, min, max)
      : openingDay(value, today, limits);

  // After every render, because a key at the last day moves nowhere. After layout, because a panel shows itself there.
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    tableRef.current?.querySelector<HTMLElement>(`[data-date="${current}"]`)?.focus();
  });

  function moveTo(date: IsoDate): void {
    setMoved({ from: value, date: clampDate(date, min, max) });
  }
  const previous = addMonths(current, -1);
  const next = addMonths(current, 1);
  const step = (label: string, icon: typeof chevronEndIcon, isPossible: boolean, to: IsoDate) => (
    <IconButton
      icon={icon}
      label={label}
      aria-disabled={!isPossible || undefined}
      onClick={() => isPossible && moveTo(to)}
    />
  );
  return (
    <CalendarRoot {...rest}>
      <CalendarHead>
        {step(
          text.previousMonth,
          chevronStartIcon,
          isWithin(addDays(startOfMonth(current), -1), { min }),
          previous,
        )}
        <CalendarMonth id={monthId} aria-live="polite">
          {formatDate(current, locale, { month: 'long', year: 'numeric' })}
        </CalendarMonth>
        {step(text.nextMonth, chevronEndIcon, isWithin(startOfMonth(next), { max }), next)}
      </CalendarHead>
      <CalendarGrid
        tableRef={tableRef}
        labelledBy={monthId}
        value={value}
        current={current}
        today={today}
        limits={limits}
        firstWeekday={firstWeekdayOf(locale)}
        locale={locale}
        text={text}
        onHover={setHovered}
        onMove={(date) => {
          takesFocus.current = true;
          moveTo(date);
        }}
        onPress={(date) => {
          if (!isWithin(date, limits)) return;
          moveTo(date);
          if (unavailableReason?.(date) === undefined) onValueChange(date);
        }}
      />
      {unavailableReason && (
        <CalendarFoot aria-hidden="true">{footText(hovered ?? current, limits, locale, text)}</CalendarFoot>
      )}
    </CalendarRoot>
  );
}

function footText(date: IsoDate, limits: CalendarLimits, locale: string, text: CalendarLabels): string {
  const reason = isWithin(date, limits) ? limits.unavailableReason?.(date) : undefined;
  if (reason === undefined) return text.legend;
  const day = formatDate(date, locale, { weekday: 'short', day: 'numeric', month: 'short' });
  return fillLabel(text.reason, { date: day, reason });
}
