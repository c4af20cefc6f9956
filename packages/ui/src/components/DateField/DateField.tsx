'use client';
import { useId, useState, type ComponentPropsWithRef, type JSX } from 'react';
import { useLabels, useLocale, useTimeZone } from '../../theme/quaysideContext.ts';
import type { CalendarLimits } from '../Calendar/calendarDay.ts';
import { isIsoDate, isoDateOf, type IsoDate } from '../Calendar/isoDate.ts';
import type { ControlSize } from '../Field/ControlSize.ts';
import { ControlFrame } from '../Field/control.styles.ts';
import { isInvalid, joinIds, useField } from '../Field/fieldContext.ts';
import { FieldError } from '../Field/FieldText.tsx';
import { HintText } from '../Field/FieldText.styles.ts';
import { CalendarPicker } from './CalendarPicker.tsx';
import { defaultDateFieldLabels, type DateFieldLabels } from './DateField.labels.ts';
import { DateInput, DateLine, DateRoot } from './DateField.styles.ts';
import { dateProblem, textOfLimits } from './dateProblem.ts';
import { DatePresets } from './DatePresets.tsx';
import { useDateInput } from './useDateInput.ts';

export { isoDateOf, type IsoDate } from '../Calendar/isoDate.ts';
export { defaultDateFieldLabels, type DateFieldLabels } from './DateField.labels.ts';

/** A button that fills in a day, such as "Earliest possible". */
export type DatePreset = {
  /** Unique among the presets. */
  id: string;
  /** The text of the button: "In a week". */
  label: string;
  /** The day that the button fills in; null while it is not known, when the button is disabled but keeps its place. */
  value: IsoDate | null;
};

/** A native date input's attributes, and the limits of the date. */
export type DateFieldProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'size' | 'children' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step'
> &
  CalendarLimits & {
    /** The day as `YYYY-MM-DD`, or an empty text. */
    value: IsoDate;
    /** Called with a complete day, or with an empty text while the input is empty or half filled in. */
    onValueChange: (value: IsoDate) => void;
    /**
     * Called when the input becomes half filled in, or no longer is, so that a form does not mistake it for empty. The
     * field shows the problem itself.
     */
    onIncompleteChange?: (incomplete: boolean) => void;
    /**
     * Which days are possible, in words. Default: made of `min` and `max`. Give it while they are not known, so that
     * the field does not grow when they are.
     */
    limitsText?: string;
    /** Buttons below the input. */
    presets?: readonly DatePreset[];
    /** Default `regular`. */
    size?: ControlSize;
    /** The day that the calendar marks. Default: today in the provider's time zone. */
    today?: IsoDate;
    /** The BCP 47 tag for dates in words. The input's own format follows the browser. Default: the provider's. */
    locale?: string;
    /** Texts in place of the default ones. Those left out stay as they are. */
    labels?: Partial<DateFieldLabels>;
  };

const noPresets: readonly DatePreset[] = [];

/**
 * A day, in the browser's own date input. The browser shows its own format there, so do not write one into a hint. With
 * `unavailableReason` a button opens a calendar, because no browser can rule out single days. `className` reaches the
 * root, `ref` and other props the `<input>`. The surrounding `Field` or an `aria-label` names it. Once the user has
 * left it, it shows the problem of the date, unless the `Field` has an error. For two days use a `DateRangeField`.
 */
export function DateField({
  value,
  onValueChange,
  onIncompleteChange,
  min,
  max,
  unavailableReason,
  limitsText,
  presets = noPresets,
  size = 'regular',
  today,
  locale: ownLocale,
  labels,
  className,
  ref,
  ...rest
}: DateFieldProps): JSX.Element {
  const text = useLabels('DateField', defaultDateFieldLabels, labels);
  const locale = useLocale(ownLocale);
  const timeZone = useTimeZone(undefined);
  const limits = { min, max, unavailableReason };
  const id = useId();
  const field = useField(rest);
  const { inputRef, isTyping, isIncomplete, handleChange, handleBlur } = useDateInput({
    ref,
    onValueChange,
    onIncompleteChange,
  });
  const problem = isIncomplete ? text.incomplete : dateProblem(value, limits, locale, text);
  // One error is enough, and the form's is about the whole task.
  const error = isTyping || isInvalid(field) ? '' : problem;
  const range = limitsText ?? textOfLimits(limits, locale, text);
  // The calendar opens with the day of that moment.
  const [openedOn, setOpenedOn] = useState<IsoDate | null>(null);
  const setOpen = (open: boolean): void =>
    setOpenedOn(open ? (today ?? isoDateOf(new Date(), timeZone)) : null);
  const isLocked = rest.disabled === true || rest.readOnly === true;
  return (
    <DateRoot className={className}>
      <DateLine data-size={size}>
        <ControlFrame data-size={size}>
          <DateInput
            {...rest}
            {...field}
            ref={inputRef}
            type="date"
            // Browsers complain about any other text.
            value={isIsoDate(value) ? value : ''}
            min={min}
            // Without a limit, browsers accept years of six digits.
            max={max ?? '9999-12-31'}
            data-calendar={unavailableReason ? 'own' : 'native'}
            aria-invalid={error === '' ? field['aria-invalid'] : true}
            aria-describedby={joinIds(
              error === '' ? undefined : `${id}error`,
              range === '' ? undefined : `${id}range`,
              field['aria-describedby'],
            )}
            onChange={handleChange}
            onBlur={(event) => {
              rest.onBlur?.(event);
              handleBlur();
            }}
            onClick={(event) => {
              rest.onClick?.(event);
              // Firefox opens its own calendar, which offers unavailable days.
              if (unavailableReason) event.preventDefault();
            }}
            onKeyDown={(event) => {
              rest.onKeyDown?.(event);
              const opensPicker = event.key === 'F4' || (event.altKey && event.key === 'ArrowDown');
              if (!unavailableReason || !opensPicker || isLocked) return;
              event.preventDefault();
              setOpen(true);
            }}
          />
        </ControlFrame>
        {unavailableReason && (
          <CalendarPicker
            {...limits}
            value={value}
            onValueChange={onValueChange}
            today={openedOn ?? ''}
            open={openedOn !== null}
            onOpenChange={setOpen}
            disabled={isLocked}
            locale={locale}
            text={text}
          />
        )}
      </DateLine>
      {range !== '' && <HintText id={`${id}range`}>{range}</HintText>}
      {error !== '' && <FieldError id={`${id}error`}>{error}</FieldError>}
      <DatePresets
        label={text.presets}
        presets={presets.map((preset) => ({
          ...preset,
          isDisabled: preset.value === null,
          isChosen: preset.value === value,
        }))}
        disabled={isLocked}
        onChoose={(chosen) => {
          const preset = presets.find((each) => each.id === chosen);
          if (preset && preset.value !== null) onValueChange(preset.value);
        }}
      />
    </DateRoot>
  );
}
