'use client';
import { useRef, type JSX } from 'react';
import { useLabels } from '../../theme/quaysideContext.ts';
import { isIsoDate, type IsoDate } from '../Calendar/isoDate.ts';
import { DateField } from '../DateField/DateField.tsx';
import { DatePresets } from '../DateField/DatePresets.tsx';
import type { ControlSize } from '../Field/ControlSize.ts';
import { Field } from '../Field/Field.tsx';
import { isShown } from '../Field/FieldText.tsx';
import { FieldGroup, type FieldGroupProps } from '../FieldGroup/FieldGroup.tsx';
import { FieldRow } from '../FieldRow/FieldRow.tsx';
import { laterOf, type DateRange } from './dateRange.ts';
import { defaultDateRangeFieldLabels, type DateRangeFieldLabels } from './DateRangeField.labels.ts';

export { lastDays, type DateRange } from './dateRange.ts';
export { defaultDateRangeFieldLabels, type DateRangeFieldLabels } from './DateRangeField.labels.ts';

/** A button that fills in a range, such as "Last 30 days". */
export type DateRangePreset = {
  /** Unique among the presets. */
  id: string;
  /** The text of the button: "The last 30 days". */
  label: string;
  /** The days that the button fills in. */
  value: DateRange;
};

/** The texts of the group, and the two days. The native `disabled` disables everything. */
export type DateRangeFieldProps = Omit<FieldGroupProps, 'children' | 'layout' | 'labels' | 'name'> & {
  /** Both days as `YYYY-MM-DD`. An empty text leaves a side open. */
  value: DateRange;
  /** Called with both days after a change of either. The end may be before the start: the field says so. */
  onValueChange: (value: DateRange) => void;
  /** Called when either input becomes half filled in, or when none is any longer. */
  onIncompleteChange?: (incomplete: boolean) => void;
  /** The first possible day of both. */
  min?: IsoDate;
  /** The last possible day of both. */
  max?: IsoDate;
  /** Buttons below the two inputs. */
  presets?: readonly DateRangePreset[];
  /** The names of the two inputs in form data. */
  names?: {
    /** The name of the first day. */
    start: string;
    /** The name of the last day. */
    end: string;
  };
  /** Default `regular`. */
  size?: ControlSize;
  /** The BCP 47 tag for dates in words. Default: the provider's. */
  locale?: string;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<DateRangeFieldLabels>;
};

const noPresets: readonly DateRangePreset[] = [];

/**
 * Two days with one label: a period to search, to report on, to be away. Either side may stay empty, which leaves the
 * range open. For one day use a `DateField`.
 */
export function DateRangeField({
  value,
  onValueChange,
  onIncompleteChange,
  min,
  max,
  presets = noPresets,
  names,
  size = 'regular',
  locale,
  labels,
  ...rest
}: DateRangeFieldProps): JSX.Element {
  const text = useLabels('DateRangeField', defaultDateRangeFieldLabels, labels);
  const incomplete = useRef({ start: false, end: false });
  function follow(side: keyof DateRange, isIncomplete: boolean): void {
    const before = incomplete.current;
    incomplete.current = { ...before, [side]: isIncomplete };
    const isAny = incomplete.current.start || incomplete.current.end;
    if (isAny !== (before.start || before.end)) onIncompleteChange?.(isAny);
  }
  const startsLater = isIsoDate(value.start) && laterOf(min, value.start) === value.start;
  const common = {
    size,
    max,
    ...(locale !== undefined && { locale }),
    ...(isShown(rest.error) && { 'aria-invalid': true }),
  };
  // Twice the same limits would say little: the hint of the group can.
  const withoutLimits = { from: '', until: '', between: '' };
  return (
    <FieldGroup {...rest}>
      <FieldRow>
        <Field label={text.start}>
          <DateField
            {...common}
            name={names?.start}
            value={value.start}
            min={min}
            labels={withoutLimits}
            onValueChange={(start) => onValueChange({ ...value, start })}
            onIncompleteChange={(isIncomplete) => follow('start', isIncomplete)}
          />
        </Field>
        <Field label={text.end}>
          <DateField
            {...common}
            name={names?.end}
            value={value.end}
            min={laterOf(min, value.start)}
            labels={{ ...withoutLimits, ...(startsLater && { tooEarly: text.endBeforeStart }) }}
            onValueChange={(end) => onValueChange({ ...value, end })}
            onIncompleteChange={(isIncomplete) => follow('end', isIncomplete)}
          />
        </Field>
      </FieldRow>
      <DatePresets
        label={text.presets}
        presets={presets.map((preset) => ({
          ...preset,
          isChosen: preset.value.start === value.start && preset.value.end === value.end,
        }))}
        disabled={rest.disabled ?? false}
        onChoose={(id) => {
          const preset = presets.find((each) => each.id === id);
          if (preset) onValueChange(preset.value);
        }}
      />
    </FieldGroup>
  );
}
