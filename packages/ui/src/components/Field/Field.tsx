'use client';
import { useId, useMemo, type ComponentPropsWithRef, type JSX, type ReactNode } from 'react';
import { FieldFoot, FieldHead, FieldLabel, FieldRoot } from './Field.styles.ts';
import { FieldContext, joinIds } from './fieldContext.ts';
import { FieldError, isShown, Optional, type FieldLabels } from './FieldText.tsx';
import { HintText } from './FieldText.styles.ts';

export type { ControlSize } from './ControlSize.ts';
export { useField, type FieldControlAttributes } from './fieldContext.ts';
export type { FieldLabels } from './FieldText.tsx';
export { focusFirstInvalid } from './focusFirstInvalid.ts';

/** The label, hint and error of a control. */
export type FieldProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The control's accessible name. */
  label: ReactNode;
  /** A sentence of help, between the label and the control. */
  hint?: ReactNode;
  /** The error and how to fix it. It marks the control invalid. It is announced with the control, not on its own. */
  error?: ReactNode;
  /** Marks the field as optional. Mark a required control with its own `required`. Default false. */
  optional?: boolean;
  /** The id of the control, where other code needs it. Default: a generated id. */
  controlId?: string;
  /** One control: a `TextField`, `TextArea`, `NativeSelect`, or your own that calls `useField`. */
  children: ReactNode;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<FieldLabels>;
};

/**
 * Connects a label, a hint and an error with the control inside: a `TextField`, `TextArea`, `NativeSelect`, or your
 * own that calls `useField`. `Checkbox`, `Switch` and `RadioGroup` have labels of their own. For several controls
 * that answer one question use a `FieldGroup`.
 */
export function Field({
  label,
  hint,
  error,
  optional = false,
  controlId,
  children,
  labels,
  ...rest
}: FieldProps): JSX.Element {
  const ownId = useId();
  const id = controlId ?? ownId;
  const hintId = isShown(hint) ? `${id}-hint` : undefined;
  const errorId = isShown(error) ? `${id}-error` : undefined;
  const describedBy = joinIds(errorId, hintId);
  const invalid = errorId !== undefined;
  const field = useMemo(() => ({ controlId: id, describedBy, invalid }), [id, describedBy, invalid]);
  return (
    <FieldRoot {...rest} data-field="" data-state={invalid ? 'invalid' : 'idle'}>
      <FieldHead>
        <FieldLabel htmlFor={id}>
          {label}
          {optional && <Optional labels={labels} />}
        </FieldLabel>
        {hintId && <HintText id={hintId}>{hint}</HintText>}
      </FieldHead>
      <FieldContext value={field}>{children}</FieldContext>
      {errorId && (
        <FieldFoot>
          <FieldError id={errorId}>{error}</FieldError>
        </FieldFoot>
      )}
    </FieldRoot>
  );
}
