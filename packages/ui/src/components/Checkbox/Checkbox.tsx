'use client';
import type { ChangeEvent, ComponentPropsWithRef, JSX } from 'react';
import { checkIcon } from '../../icons/checkIcon.ts';
import { minusIcon } from '../../icons/minusIcon.ts';
import { Choice, useChoice, type ChoiceTexts } from '../Field/Choice.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { CheckboxInput } from './Checkbox.styles.ts';
import { useIndeterminate } from './useIndeterminate.ts';

export type { ChoiceTexts } from '../Field/Choice.tsx';

/** A native checkbox's attributes, and its `label`, `hint` and `error`. Its text is `label`, not children. */
export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'children'> &
  ChoiceTexts & {
    /** Whether some but not all items of the checkbox are selected. Stays set until the prop changes. Default false. */
    indeterminate?: boolean;
    /** Not possible: give the text as `label`, beside `hint` and `error`. */
    children?: never;
  };

/**
 * A native checkbox: `checked` or `defaultChecked`. For a setting that takes effect at once use a `Switch`.
 * `className` reaches the root, `ref` and other props the `<input>`.
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
