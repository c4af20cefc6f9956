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

/** What is asked, what helps to answer it, and what is wrong with the answer. */
export type FieldProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The control's name. */
  label: ReactNode;
  /** A sentence that helps to answer, between the label and the control. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; with it the control is invalid. Read out with the control, not by itself. */
  error?: ReactNode;
  /** Marks a field that may be left empty; a required one is not marked, but its control has `required`. Default false. */
  optional?: boolean;
  /** The id of the control, where it has to be known outside. Default: one of its own. */
  controlId?: string;
  /** One control: a `TextField`, `TextArea`, `NativeSelect`, or your own that calls `useField`. */
  children: ReactNode;
  labels?: Partial<FieldLabels>;
};

/**
 * A label, a hint and an error, tied to the one control inside it. For a control that has a label of its own (`Checkbox`,
 * `Switch`, `RadioGroup`) no field is needed; several controls that answer one question are a `FieldGroup`.
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
