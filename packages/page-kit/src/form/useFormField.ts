import { useController, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form';
import { controlIdOf } from './listProblems.tsx';
import type { SchemaForm } from './useSchemaForm.ts';

/** A field of a form, and the props of its control. */
export interface FormFieldBinding<Value> {
  /** The id of the control, or of its group. The error summary links to it. */
  readonly id: string;
  /** Its message, while the value is invalid. */
  readonly error: string | undefined;
  /** For a native control. A control of another kind takes `value`, and calls `onChange` with the new one. */
  readonly control: {
    readonly name: string;
    readonly value: Value;
    readonly onChange: (eventOrValue: unknown) => void;
    readonly onBlur: () => void;
    readonly ref: (element: unknown) => void;
  };
}

/** Binds a control to a field. `FormField`, `FormCheckbox` and `FormRadioGroup` call it; call it for any other control. */
export function useFormField<Values extends FieldValues, Name extends FieldPath<Values>>(
  form: SchemaForm<Values>,
  name: Name,
): FormFieldBinding<FieldPathValue<Values, Name>> {
  const { field, fieldState } = useController({ control: form.control, name });
  const { value, onChange, ref } = field;
  return {
    id: controlIdOf(form.id, name),
    error: fieldState.error?.message,
    control: { name, value, onChange, onBlur: () => form.afterPress(field.onBlur), ref },
  };
}
