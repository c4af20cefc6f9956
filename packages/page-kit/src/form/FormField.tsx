'use client';

import { Checkbox, type CheckboxProps } from '@quayside/ui/Checkbox';
import { Field, type FieldProps } from '@quayside/ui/Field';
import { RadioGroup, type RadioGroupProps } from '@quayside/ui/RadioGroup';
import type { FocusEvent, JSX, ReactNode } from 'react';
import type { FieldPath, FieldPathByValue, FieldPathValue, FieldValues } from 'react-hook-form';
import { useFormField, type FormFieldBinding } from './useFormField.ts';
import type { SchemaForm } from './useSchemaForm.ts';

/** The form and the name of one of its fields. */
export interface BoundField<Values extends FieldValues, Name> {
  form: SchemaForm<Values>;
  name: Name;
}

/** A field's label and hint, and its control. */
export type FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundField<
  Values,
  Name
> &
  Omit<FieldProps, 'error' | 'controlId' | 'children'> & {
    /** Renders the control: `(control) => <TextField {...control} />`. */
    children: (control: FormFieldBinding<FieldPathValue<Values, Name>>['control']) => ReactNode;
  };

/** A `Field` whose control edits a field of the form. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name,
  children,
  ...rest
}: FormFieldProps<Values, Name>): JSX.Element {
  const { id, error, control } = useFormField(form, name);
  return (
    <Field {...rest} controlId={id} error={error}>
      {children(control)}
    </Field>
  );
}

/** A `Checkbox` that edits a boolean of the form. */
export function FormCheckbox<Values extends FieldValues, Name extends FieldPathByValue<Values, boolean>>({
  form,
  name,
  ...rest
}: BoundField<Values, Name> & Omit<CheckboxProps, 'name' | 'form' | 'error'>): JSX.Element {
  const { id, error, control } = useFormField(form, name);
  const { value, ...native } = control;
  return <Checkbox {...rest} {...native} id={id} checked={value} error={error} />;
}

/** A `RadioGroup` that edits a text of the form. While the text is empty, nothing is selected. */
export function FormRadioGroup<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  form,
  name,
  ...rest
}: BoundField<Values, Name> &
  Omit<
    RadioGroupProps,
    'name' | 'form' | 'error' | 'value' | 'defaultValue' | 'onValueChange'
  >): JSX.Element {
  const { id, error, control } = useFormField(form, name);
  function handleBlur(event: FocusEvent<HTMLFieldSetElement>): void {
    // Focus may move from one option to the next.
    if (!event.currentTarget.contains(event.relatedTarget)) control.onBlur();
  }
  return (
    <RadioGroup
      {...rest}
      id={id}
      name={name}
      value={control.value === '' ? null : control.value}
      error={error}
      onValueChange={control.onChange}
      onBlur={handleBlur}
    />
  );
}
