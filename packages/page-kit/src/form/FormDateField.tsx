'use client';

import { DateField, type DateFieldProps } from '@quayside/ui/DateField';
import type { JSX } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { FormField } from './FormField.tsx';
import type { FormControlProps } from './FormTextField.tsx';

/** A field with a day: its label and hint, its limits, and the attributes of its control. */
export type FormDateFieldProps<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string>,
> = FormControlProps<Values, Name, DateFieldProps>;

/** A `DateField` that edits a day of the form: a text as `YYYY-MM-DD`, or empty. */
export function FormDateField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  form,
  name,
  label,
  hint,
  optional = false,
  ...rest
}: FormDateFieldProps<Values, Name>): JSX.Element {
  return (
    <FormField form={form} name={name} label={label} hint={hint} optional={optional}>
      {({ onChange, ...control }) => <DateField {...rest} {...control} onValueChange={onChange} />}
    </FormField>
  );
}
