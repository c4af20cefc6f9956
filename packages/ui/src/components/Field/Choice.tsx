'use client';
import { useId, type JSX, type ReactNode } from 'react';
import { ChoiceBox, ChoiceLabel, ChoiceNotes, ChoiceRoot } from './choice.styles.ts';
import { joinIds, useField, type FieldControlAttributes } from './fieldContext.ts';
import { FieldError, isShown } from './FieldText.tsx';
import { HintText } from './FieldText.styles.ts';

/** The texts beside a checkbox, radio button or switch. */
export type ChoiceTexts = {
  /** The accessible name. Without it, as in a table row, the control needs an `aria-label`. */
  label?: ReactNode;
  /** A sentence about the consequences. */
  hint?: ReactNode;
  /** The error and how to fix it. In a group, the group shows it. */
  error?: ReactNode;
};

/** Connects a small control with the texts beside it. */
export type ChoiceTie = {
  /** The control's attributes. Spread them after its own. */
  control: FieldControlAttributes;
  /** The props of the surrounding `Choice`. */
  words: ChoiceTexts & { id: string; hintId: string | undefined; errorId: string | undefined };
};

/** Connects a control that has the attributes `own` with its texts and with the field or group around it. */
export function useChoice({ label, hint, error }: ChoiceTexts, own: FieldControlAttributes): ChoiceTie {
  const ownId = useId();
  const field = useField(own);
  const id = field.id ?? ownId;
  const hintId = isShown(hint) ? `${id}-choice-hint` : undefined;
  const errorId = isShown(error) ? `${id}-choice-error` : undefined;
  return {
    control: {
      id,
      'aria-describedby': joinIds(errorId, hintId, field['aria-describedby']),
      'aria-invalid': errorId ? true : field['aria-invalid'],
    },
    words: { label, hint, error, id, hintId, errorId },
  };
}

type ChoiceProps = ChoiceTie['words'] & {
  className?: string | undefined;
  /** The control and its decoration. */
  children: ReactNode;
};

/** The layout that checkbox, switch and radio button share: a small control with its texts beside it. */
export function Choice({
  label,
  hint,
  error,
  id,
  hintId,
  errorId,
  className,
  children,
}: ChoiceProps): JSX.Element {
  return (
    <ChoiceRoot className={className} data-labelled={isShown(label)}>
      <ChoiceBox>{children}</ChoiceBox>
      {isShown(label) && <ChoiceLabel htmlFor={id}>{label}</ChoiceLabel>}
      {(hintId || errorId) && (
        <ChoiceNotes>
          {hintId && <HintText id={hintId}>{hint}</HintText>}
          {errorId && <FieldError id={errorId}>{error}</FieldError>}
        </ChoiceNotes>
      )}
    </ChoiceRoot>
  );
}
