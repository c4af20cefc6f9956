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

/** What is typed in. A number is `text` with an `inputMode`: a spinner's arrows and wheel change it by accident. */
export type TextFieldType = 'text' | 'email' | 'tel' | 'url' | 'search' | 'password';

/** A native input's own attributes, and what stands around it. */
export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'children'> & {
  /** Default `text`. */
  type?: TextFieldType;
  size?: ControlSize;
  /** A small picture before what is typed. */
  icon?: IconShape;
  /** A unit behind what is typed, such as `Mbit/s`; read out as a description. */
  suffix?: ReactNode;
};

/**
 * One line of text: `value` or `defaultValue`. `className` goes to its root, `ref` and the rest to the `<input>`. It
 * takes its name, hint and error from the `Field` around it, or an `aria-label`. More lines are a `TextArea`.
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
