'use client';
import { useId, type ComponentPropsWithRef, type JSX, type ReactNode } from 'react';
import { Choice, useChoice } from '../Field/Choice.tsx';
import { isShown } from '../Field/FieldText.tsx';
import { FieldGroup, type FieldGroupProps } from '../FieldGroup/FieldGroup.tsx';
import { RadioCards, RadioInput } from './RadioGroup.styles.ts';

/** One option. `value` is submitted. */
export type RadioOption<Value extends string = string> = {
  /** The value of the option. Unique in the group. */
  value: Value;
  /** The text of the option. */
  label: ReactNode;
  /** A sentence about the meaning of the option. */
  description?: ReactNode;
  /** The option cannot be selected. Default false. */
  disabled?: boolean;
};

/** Stacked, in a row where there is space, or as cards where the descriptions decide. */
export type RadioGroupLayout = 'vertical' | 'horizontal' | 'cards';

/** A question (`label`, `hint`, `error` and `optional`, as in a `FieldGroup`) and its options. */
export type RadioGroupProps<Value extends string = string> = Omit<
  FieldGroupProps,
  'children' | 'layout' | 'role' | 'name' | 'defaultValue'
> & {
  /** The options, in the order in which they are shown. */
  options: readonly RadioOption<Value>[];
  /** The selected value; null for none. Without it the group is uncontrolled. */
  value?: Value | null | undefined;
  /** The initial value of an uncontrolled group. */
  defaultValue?: Value | undefined;
  /** Called with the value that the user selects. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** The form field name. Default: a generated name. */
  name?: string | undefined;
  /** One option must be selected. Default false. */
  required?: boolean;
  /** Default `vertical`. */
  layout?: RadioGroupLayout;
};

type RadioProps = ComponentPropsWithRef<'input'> & Pick<RadioOption, 'label' | 'description'>;

function Radio({ label, description, ...rest }: RadioProps): JSX.Element {
  const { control, words } = useChoice({ label, hint: description }, rest);
  return (
    <Choice {...words}>
      {/* The group shows the error: a single radio button is never invalid. */}
      <RadioInput {...rest} type="radio" id={words.id} aria-describedby={control['aria-describedby']} />
    </Choice>
  );
}

/**
 * Native radio buttons for one choice out of two to about five options. For more options use a `NativeSelect`.
 * `ref`, `className` and other props reach the root, the `<fieldset>`.
 */
export function RadioGroup<Value extends string = string>({
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  required = false,
  layout = 'vertical',
  ...rest
}: RadioGroupProps<Value>): JSX.Element {
  const ownName = useId();
  const radios = options.map(({ value: optionValue, ...option }) => (
    <Radio
      {...option}
      {...(value === undefined
        ? { defaultChecked: optionValue === defaultValue }
        : { checked: optionValue === value })}
      key={optionValue}
      value={optionValue}
      name={name ?? ownName}
      required={required}
      onChange={() => onValueChange?.(optionValue)}
    />
  ));
  return (
    <FieldGroup
      {...rest}
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={isShown(rest.error) || undefined}
      layout={layout === 'horizontal' ? 'horizontal' : 'vertical'}
    >
      {layout === 'cards' ? <RadioCards>{radios}</RadioCards> : radios}
    </FieldGroup>
  );
}
