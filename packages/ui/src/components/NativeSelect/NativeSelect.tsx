'use client';
import type { ComponentPropsWithRef, JSX, ReactNode } from 'react';
import { chevronDownIcon } from '../../icons/chevronDownIcon.ts';
import type { ControlSize } from '../Field/ControlSize.ts';
import { useField } from '../Field/fieldContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { SelectFrame, SelectInput } from './NativeSelect.styles.ts';

/** A native select's attributes, and its appearance. */
export type NativeSelectProps = Omit<ComponentPropsWithRef<'select'>, 'size' | 'multiple'> & {
  /** The height of the control. Default `regular`. */
  size?: ControlSize;
  /** Shown while no option is selected. Its value is the empty string, and selecting it clears the selection. */
  placeholder?: string | undefined;
  /** `<option>` elements, in `<optgroup>` elements where that helps. */
  children?: ReactNode;
};

/**
 * A native select: `<option>` elements as children, `value` or `defaultValue`. `className` reaches the root, `ref`
 * and other props the `<select>`. The surrounding `Field` or an `aria-label` names it.
 */
export function NativeSelect({
  size = 'regular',
  placeholder,
  className,
  children,
  ...rest
}: NativeSelectProps): JSX.Element {
  return (
    <SelectFrame className={className} data-size={size} data-placeholder={placeholder}>
      <SelectInput {...rest} {...useField(rest)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {children}
      </SelectInput>
      <Icon icon={chevronDownIcon} size={16} />
    </SelectFrame>
  );
}
