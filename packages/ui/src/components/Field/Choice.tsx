'use client';
import { useId, type JSX, type ReactNode } from 'react';
import { ChoiceBox, ChoiceLabel, ChoiceNotes, ChoiceRoot } from './choice.styles.ts';
import { joinIds, useField, type FieldControlAttributes } from './fieldContext.ts';
import { FieldError, isShown } from './FieldText.tsx';
import { HintText } from './FieldText.styles.ts';

/** The words beside a box, a dot or a switch. */
export type ChoiceTexts = {
  /** Its name. Without one, as in a table's row, it needs an `aria-label`. */
  label?: ReactNode;
  /** A sentence on what follows from it. */
  hint?: ReactNode;
  /** What is wrong and how to mend it, where it stands alone. In a group, the group says it. */
  error?: ReactNode;
};

/** What ties a small control to the words beside it. */
export type ChoiceTie = {
  /** The control's attributes, to be put after its own. */
  control: FieldControlAttributes;
  /** The props of the `Choice` around it. */
  words: ChoiceTexts & { id: string; hintId: string | undefined; errorId: string | undefined };
};

/** Ties a control with the attributes `own` to its words, and to the field or group around it. */
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
  /** The control, and the marks that are drawn over it. */
  children: ReactNode;
};

/** What a checkbox, a switch and a radio button have in common: a small control and the words beside it. */
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
