'use client';
import { useId, type ComponentPropsWithRef, type JSX, type ReactNode } from 'react';
import { Choice, useChoice } from '../Field/Choice.tsx';
import { isShown } from '../Field/FieldText.tsx';
import { FieldGroup, type FieldGroupProps } from '../FieldGroup/FieldGroup.tsx';
import { RadioCards, RadioInput } from './RadioGroup.styles.ts';

/** One of the answers; `value` is what is sent. */
export type RadioOption<Value extends string = string> = {
  value: Value;
  label: ReactNode;
  /** A sentence on what it means to choose it. */
  description?: ReactNode;
  disabled?: boolean;
};

/** One under another, side by side while there is room, or each as a card where the descriptions decide. */
export type RadioGroupLayout = 'vertical' | 'horizontal' | 'cards';

/** A question (`label`, `hint`, `error`, `optional`: as of a `FieldGroup`) and its answers. */
export type RadioGroupProps<Value extends string = string> = Omit<
  FieldGroupProps,
  'children' | 'layout' | 'role' | 'name' | 'defaultValue'
> & {
  options: readonly RadioOption<Value>[];
  /** The answer; null for none yet. Without it the group keeps the answer itself. */
  value?: Value | null | undefined;
  /** The first answer of a group that keeps it itself. */
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  /** The name it is sent under. Default: one of its own. */
  name?: string | undefined;
  /** One answer has to be given. Default false. */
  required?: boolean;
  /** Default `vertical`. */
  layout?: RadioGroupLayout;
};

type RadioProps = ComponentPropsWithRef<'input'> & Pick<RadioOption, 'label' | 'description'>;

function Radio({ label, description, ...rest }: RadioProps): JSX.Element {
  const { control, words } = useChoice({ label, hint: description }, rest);
  return (
    <Choice {...words}>
      {/* Whether the answer is wrong is said by the group: a button alone is never invalid. */}
      <RadioInput {...rest} type="radio" id={words.id} aria-describedby={control['aria-describedby']} />
    </Choice>
  );
}

/**
 * One answer out of two to about five, all of them to be read: the platform's own radio buttons. More are a
 * `NativeSelect`. `ref`, `className` and the rest go to its root, the `<fieldset>`.
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
  const radios = options.map(({ value: answer, ...option }) => (
    <Radio
      {...option}
      {...(value === undefined ? { defaultChecked: answer === defaultValue } : { checked: answer === value })}
      key={answer}
      value={answer}
      name={name ?? ownName}
      required={required}
      onChange={() => onValueChange?.(answer)}
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
