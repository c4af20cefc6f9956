'use client';
import type { ComponentPropsWithRef, JSX, ReactNode } from 'react';
import { chevronDownIcon } from '../../icons/chevronDownIcon.ts';
import type { ControlSize } from '../Field/ControlSize.ts';
import { ControlFrame } from '../Field/control.styles.ts';
import { useField } from '../Field/fieldContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { SelectInput } from './NativeSelect.styles.ts';

/** A native select's own attributes, and what it looks like. */
export type NativeSelectProps = Omit<ComponentPropsWithRef<'select'>, 'size' | 'multiple'> & {
  size?: ControlSize;
  /** Shown while nothing is chosen; its value is the empty string, and choosing it takes a choice back. */
  placeholder?: string | undefined;
  /** `<option>`s, in `<optgroup>`s where that helps. */
  children?: ReactNode;
};

/**
 * The platform's own select: `<option>`s as children, `value` or `defaultValue`. `className` goes to its root, `ref`
 * and the rest to the `<select>`. It takes its name, hint and error from the `Field` around it, or an `aria-label`.
 */
export function NativeSelect({
  size = 'regular',
  placeholder,
  className,
  children,
  ...rest
}: NativeSelectProps): JSX.Element {
  return (
    <ControlFrame className={className} data-size={size}>
      <SelectInput {...rest} {...useField(rest)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {children}
      </SelectInput>
      <Icon icon={chevronDownIcon} size={16} />
    </ControlFrame>
  );
}
