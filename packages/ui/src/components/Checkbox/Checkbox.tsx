'use client';
import { useId, type ChangeEvent, type ComponentPropsWithRef, type JSX, type ReactNode } from 'react';
import { checkIcon } from '../../icons/checkIcon.ts';
import { minusIcon } from '../../icons/minusIcon.ts';
import { ChoiceBox, ChoiceLabel, ChoiceNotes, ChoiceRoot } from '../Field/choice.styles.ts';
import { joinIds, useField } from '../Field/fieldContext.ts';
import { FieldError, isShown } from '../Field/FieldText.tsx';
import { HintText } from '../Field/FieldText.styles.ts';
import { Icon } from '../Icon/Icon.tsx';
import { CheckboxInput } from './Checkbox.styles.ts';
import { useIndeterminate } from './useIndeterminate.ts';

/** A native checkbox's own attributes, and the words beside it. */
export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'children'> & {
  /** Its name. Without one, as in a table's row, it needs an `aria-label`. */
  label?: ReactNode;
  /** A sentence on what follows from it. */
  hint?: ReactNode;
  /** What is wrong; for a checkbox of its own. In a group, the group says it. */
  error?: ReactNode;
  /** Some but not all of what it stands for is chosen. It stays so until the prop says otherwise. Default false. */
  indeterminate?: boolean;
};

/**
 * The platform's own checkbox: `checked` or `defaultChecked`. For what takes effect at once use a `Switch`. `className`
 * goes to its root, `ref` and the rest to the `<input>`.
 */
export function Checkbox({
  label,
  hint,
  error,
  indeterminate = false,
  className,
  ref,
  onChange,
  ...rest
}: CheckboxProps): JSX.Element {
  const ownId = useId();
  const field = useField(rest);
  const id = field.id ?? ownId;
  const hintId = isShown(hint) ? `${id}-note` : undefined;
  const errorId = isShown(error) ? `${id}-problem` : undefined;
  const input = useIndeterminate(indeterminate, ref);
  function handleChange(event: ChangeEvent<HTMLInputElement>): void {
    event.currentTarget.indeterminate = indeterminate;
    onChange?.(event);
  }
  return (
    <ChoiceRoot className={className} data-labelled={isShown(label)}>
      <ChoiceBox>
        <CheckboxInput
          {...rest}
          id={id}
          ref={input}
          type="checkbox"
          aria-describedby={joinIds(errorId, hintId, field['aria-describedby'])}
          aria-invalid={errorId ? true : field['aria-invalid']}
          onChange={handleChange}
        />
        <Icon icon={checkIcon} size={16} />
        <Icon icon={minusIcon} size={16} />
      </ChoiceBox>
      {isShown(label) && <ChoiceLabel htmlFor={id}>{label}</ChoiceLabel>}
      {(hintId || errorId) && (
        <ChoiceNotes>
          {errorId && <FieldError id={errorId}>{error}</FieldError>}
          {hintId && <HintText id={hintId}>{hint}</HintText>}
        </ChoiceNotes>
      )}
    </ChoiceRoot>
  );
}
