'use client';
import { useId, type ChangeEvent, type ComponentPropsWithRef, type JSX } from 'react';
import { useLabels } from '../../theme/quaysideContext.ts';
import { joinIds, useField } from '../Field/fieldContext.ts';
import { CharacterCount, type TextAreaLabels } from './CharacterCount.tsx';
import { AreaFrame, AreaInput } from './TextArea.styles.ts';
import { useTextLength } from './useTextLength.ts';

export type { TextAreaLabels } from './CharacterCount.tsx';

/** A native text area's own attributes, and its limit. */
export type TextAreaProps = Omit<
  ComponentPropsWithRef<'textarea'>,
  'value' | 'defaultValue' | 'cols' | 'children'
> & {
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** How many lines it has at least; it grows with the text where the browser can do that. Default 3. */
  rows?: number;
  /** How many characters are wanted at most. More are counted, not cut: the page refuses them with an error. */
  limit?: number;
  labels?: Partial<TextAreaLabels>;
};

const defaultLabels: TextAreaLabels = {
  count: '{count} of {max}',
  left: 'Characters left: {left}',
  over: 'Characters too many: {over}',
};

/**
 * Text of several lines: `value` or `defaultValue`. `className` goes to its root, `ref` and the rest to the
 * `<textarea>`. It takes its name, hint and error from the `Field` around it, or an `aria-label`.
 */
export function TextArea({
  value,
  defaultValue,
  rows = 3,
  limit,
  labels,
  className,
  onChange,
  ...rest
}: TextAreaProps): JSX.Element {
  const text = useLabels('TextArea', defaultLabels, labels);
  const countId = useId();
  const field = useField(rest);
  const { length, setText, root } = useTextLength(value, defaultValue);
  function handleChange(event: ChangeEvent<HTMLTextAreaElement>): void {
    setText(event.currentTarget.value);
    onChange?.(event);
  }
  return (
    <AreaFrame className={className} ref={root}>
      <AreaInput
        {...rest}
        {...field}
        value={value}
        defaultValue={defaultValue}
        rows={rows}
        aria-describedby={joinIds(field['aria-describedby'], limit === undefined ? undefined : countId)}
        onChange={handleChange}
      />
      {limit !== undefined && <CharacterCount id={countId} length={length} max={limit} text={text} />}
    </AreaFrame>
  );
}
