'use client';
import { useId, type ChangeEvent, type ComponentPropsWithRef, type JSX } from 'react';
import { useLabels } from '../../theme/quaysideContext.ts';
import { joinIds, useField } from '../Field/fieldContext.ts';
import { CharacterCount, type TextAreaLabels } from './CharacterCount.tsx';
import { AreaFrame, AreaInput } from './TextArea.styles.ts';
import { useTextHeight } from './useTextHeight.ts';
import { useTextLength } from './useTextLength.ts';

export type { TextAreaLabels } from './CharacterCount.tsx';

/** A native text area's attributes, and a limit. */
export type TextAreaProps = Omit<
  ComponentPropsWithRef<'textarea'>,
  'value' | 'defaultValue' | 'cols' | 'children'
> & {
  /** The text. Without it the text area is uncontrolled. */
  value?: string | undefined;
  /** The initial text of an uncontrolled text area. */
  defaultValue?: string | undefined;
  /** The minimum number of lines. It grows with the text. Default 3. */
  rows?: number;
  /** The character limit. Typing beyond it is counted, not blocked: the caller shows an error. */
  limit?: number;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<TextAreaLabels>;
};

const defaultLabels: TextAreaLabels = {
  count: '{count} of {max}',
  left: 'Characters left: {left}',
  over: 'Characters over the limit: {over}',
};

/**
 * Multi-line text: `value` or `defaultValue`. `className` reaches the root, `ref` and other props the `<textarea>`.
 * The surrounding `Field` or an `aria-label` names it.
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
  const fitHeight = useTextHeight(root);
  function handleChange(event: ChangeEvent<HTMLTextAreaElement>): void {
    setText(event.currentTarget.value);
    fitHeight();
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
