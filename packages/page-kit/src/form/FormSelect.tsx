'use client';

import { NativeSelect, type NativeSelectProps } from '@quayside/ui/NativeSelect';
import type { JSX } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { CappedOptions, type SelectOption } from '../options/CappedOptions.tsx';
import { FormField } from './FormField.tsx';
import type { FormControlProps } from './FormTextField.tsx';

/** A field with a native select: its label and hint, its options, and the attributes of its control. */
export type FormSelectProps<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string>,
> = FormControlProps<Values, Name, NativeSelectProps> & {
  /** A long list is cut, as `CappedOptions` does. */
  options: readonly SelectOption[];
};

/** A `NativeSelect` that edits a text of the form. */
export function FormSelect<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  form,
  name,
  label,
  hint,
  optional = false,
  options,
  ...rest
}: FormSelectProps<Values, Name>): JSX.Element {
  return (
    <FormField form={form} name={name} label={label} hint={hint} optional={optional}>
      {(control) => (
        <NativeSelect {...rest} {...control}>
          <CappedOptions options={options} selected={control.value} />
        </NativeSelect>
      )}
    </FormField>
  );
}
