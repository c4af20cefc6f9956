'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { checkIcon } from '../../icons/checkIcon.ts';
import { Choice, useChoice, type ChoiceTexts } from '../Field/Choice.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { SwitchInput } from './Switch.styles.ts';

/** A native checkbox's attributes, and its `label`, `hint` and `error`. Its text is `label`, not children. */
export type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'size' | 'children'> &
  ChoiceTexts & {
    /** Not possible: give the text as `label`, beside `hint` and `error`. */
    children?: never;
  };

/**
 * Turns a setting on or off at once, without a form: `checked` or `defaultChecked`. The label describes the on
 * state and does not change. `className` reaches the root, `ref` and other props the `<input>`.
 */
export function Switch({ label, hint, error, className, ...rest }: SwitchProps): JSX.Element {
  const { control, words } = useChoice({ label, hint, error }, rest);
  return (
    <Choice {...words} className={className}>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says itself whether it is on */}
      <SwitchInput {...rest} {...control} type="checkbox" role="switch" />
      <Icon icon={checkIcon} size={16} />
    </Choice>
  );
}
