'use client';

import type { FieldProps } from '@quayside/ui/Field';
import { TextArea, type TextAreaProps } from '@quayside/ui/TextArea';
import { TextField, type TextFieldProps } from '@quayside/ui/TextField';
import type { JSX } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { FormField, type BoundField } from './FormField.tsx';

/** A prop of a control that the form sets. */
export type FormSetProp =
  | 'name'
  | 'form'
  | 'id'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onValueChange'
  | 'onBlur'
  | 'ref'
  | 'children';

/** A field that edits a text of the form: its label and hint, and the attributes of its control. */
export type FormControlProps<Values extends FieldValues, Name, ControlProps> = BoundField<Values, Name> &
  Pick<FieldProps, 'label' | 'hint' | 'optional'> &
  Omit<ControlProps, FormSetProp | 'label' | 'hint' | 'optional' | 'error'>;

/** A field of one line: its label and hint, and the attributes of its control. */
export type FormTextFieldProps<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string>,
> = FormControlProps<Values, Name, TextFieldProps>;

/** A `TextField` that edits a text of the form. Its `autoComplete` is `off` by default: what is typed is rarely about the user. */
export function FormTextField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  form,
  name,
  label,
  hint,
  optional = false,
  ...rest
}: FormTextFieldProps<Values, Name>): JSX.Element {
  return (
    <FormField form={form} name={name} label={label} hint={hint} optional={optional}>
      {(control) => <TextField autoComplete="off" {...rest} {...control} />}
    </FormField>
  );
}

/** A field of several lines: its label and hint, and the attributes of its control. */
export type FormTextAreaProps<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string>,
> = FormControlProps<Values, Name, TextAreaProps>;

/** A `TextArea` that edits a text of the form. */
export function FormTextArea<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  form,
  name,
  label,
  hint,
  optional = false,
  ...rest
}: FormTextAreaProps<Values, Name>): JSX.Element {
  return (
    <FormField form={form} name={name} label={label} hint={hint} optional={optional}>
      {(control) => <TextArea {...rest} {...control} />}
    </FormField>
  );
}
