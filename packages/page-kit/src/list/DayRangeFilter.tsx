'use client';

import { isDay } from '@quayside/portal-core/addresses';
import { DateRangeField, type DateRange } from '@quayside/ui/DateRangeField';
import { useState, type JSX } from 'react';

/** The filter of a list by days. */
export interface DayRangeFilterProps {
  /** The name of the date that is filtered: Raised. */
  label: string;
  /** The first and the last day; empty for no limit. */
  value: DateRange;
  onChange: (value: DateRange) => void;
}

/** Chooses the days that a list is narrowed to. A day counts once it is complete. */
export function DayRangeFilter({ label, value, onChange }: DayRangeFilterProps): JSX.Element {
  const [typed, setTyped] = useState(value);
  const [last, setLast] = useState(value);
  // The address changed, such as by Back or by the chip: it replaces the typed days.
  if (value.start !== last.start || value.end !== last.end) {
    setLast(value);
    setTyped(value);
  }

  function change(next: DateRange): void {
    setTyped(next);
    const isComplete = [next.start, next.end].every((day) => day === '' || isDay(day));
    const isInOrder = next.start === '' || next.end === '' || next.start <= next.end;
    if (!isComplete || !isInOrder) return;
    setLast(next);
    onChange(next);
  }

  return <DateRangeField label={label} value={typed} onValueChange={change} />;
}
