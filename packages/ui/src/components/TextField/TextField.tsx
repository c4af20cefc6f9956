'use client';
import { useId, type ComponentPropsWithRef, type JSX, type ReactNode } from 'react';
import type { IconShape } from '../../icons/IconShape.ts';
import type { ControlSize } from '../Field/ControlSize.ts';
import { ControlFrame } from '../Field/control.styles.ts';
import { joinIds, useField } from '../Field/fieldContext.ts';
import { focusControl } from '../Field/focusControl.ts';
import { isShown } from '../Field/FieldText.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { LeadingIcon, Suffix, TextInput } from './TextField.styles.ts';

export { isComposing } from '../../behaviours/isComposing.ts';

/**
 * The input type. For a number use `text` with an `inputMode`: a spinner's arrows and the wheel change it by
 * accident.
 */
export type TextFieldType = 'text' | 'email' | 'tel' | 'url' | 'search' | 'password';

/** A native input's attributes, and its affixes. */
export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'children'> & {
  /** Default `text`. */
  type?: TextFieldType;
  /** The height of the input. Default `regular`. */
  size?: ControlSize;
  /** An icon before the text. */
  icon?: IconShape;
  /** A unit after the text, such as `Mbit/s`. It is part of the accessible description. */
  suffix?: ReactNode;
};

/**
 * Single-line text: `value` or `defaultValue`. `className` reaches the root, `ref` and other props the `<input>`.
 * The surrounding `Field` or an `aria-label` names it. For multi-line text use a `TextArea`.
 */
export function TextField({
  type = 'text',
  size = 'regular',
  icon,
  suffix,
  className,
  ...rest
}: TextFieldProps): JSX.Element {
  const suffixId = useId();
  const field = useField(rest);
  const described = isShown(suffix) ? suffixId : undefined;
  return (
    <ControlFrame className={className} data-size={size}>
      {icon && <LeadingIcon as={Icon} icon={icon} size={16} />}
      <TextInput
        {...rest}
        {...field}
        type={type}
        aria-describedby={joinIds(described, field['aria-describedby'])}
      />
      {described && (
        <Suffix id={described} onMouseDown={focusControl}>
          {suffix}
        </Suffix>
      )}
    </ControlFrame>
  );
}
