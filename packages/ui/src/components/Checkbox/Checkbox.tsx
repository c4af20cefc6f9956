'use client';
import type { ChangeEvent, ComponentPropsWithRef, JSX } from 'react';
import { checkIcon } from '../../icons/checkIcon.ts';
import { minusIcon } from '../../icons/minusIcon.ts';
import { Choice, useChoice, type ChoiceTexts } from '../Field/Choice.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { CheckboxInput } from './Checkbox.styles.ts';
import { useIndeterminate } from './useIndeterminate.ts';

export type { ChoiceTexts } from '../Field/Choice.tsx';

/** A native checkbox's own attributes, and the words beside it: `label`, `hint`, `error`. */
export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'children'> &
  ChoiceTexts & {
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
  const { control, words } = useChoice({ label, hint, error }, rest);
  const input = useIndeterminate(indeterminate, ref);
  function handleChange(event: ChangeEvent<HTMLInputElement>): void {
    event.currentTarget.indeterminate = indeterminate;
    onChange?.(event);
  }
  return (
    <Choice {...words} className={className}>
      <CheckboxInput {...rest} {...control} ref={input} type="checkbox" onChange={handleChange} />
      <Icon icon={checkIcon} size={16} />
      <Icon icon={minusIcon} size={16} />
    </Choice>
  );
}
