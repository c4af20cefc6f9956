'use client';
import type { JSX } from 'react';
import { calendarIcon } from '../../icons/calendarIcon.ts';
import { fillLabel } from '../../theme/fillLabel.ts';
import { Calendar, type CalendarProps } from '../Calendar/Calendar.tsx';
import { formatDate, isIsoDate } from '../Calendar/isoDate.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Popover } from '../Popover/Popover.tsx';
import type { DateFieldLabels } from './DateField.labels.ts';

type CalendarPickerProps = Pick<
  CalendarProps,
  'value' | 'onValueChange' | 'today' | 'min' | 'max' | 'unavailableReason'
> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  disabled: boolean;
  locale: string;
  text: DateFieldLabels;
};

/** The calendar button and its panel, as the APG date picker dialog. */
export function CalendarPicker({
  open,
  onOpenChange,
  disabled,
  text,
  onValueChange,
  ...calendar
}: CalendarPickerProps): JSX.Element {
  const { value, locale } = calendar;
  const date = isIsoDate(value) ? formatDate(value, locale, { dateStyle: 'full' }) : undefined;
  return (
    <Popover
      title={text.calendar}
      hideTitle
      align="end"
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <IconButton
          icon={calendarIcon}
          label={date === undefined ? text.openCalendar : fillLabel(text.changeDate, { date })}
          disabled={disabled}
        />
      }
    >
      <Calendar
        {...calendar}
        focusOnMount
        onValueChange={(chosen) => {
          onValueChange(chosen);
          onOpenChange(false);
        }}
      />
    </Popover>
  );
}
