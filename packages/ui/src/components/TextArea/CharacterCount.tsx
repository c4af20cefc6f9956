'use client';
import { useEffect, useState, type JSX } from 'react';
import { fillLabel } from '../../theme/fillLabel.ts';
import { focusControl } from '../Field/focusControl.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { AreaCount } from './TextArea.styles.ts';

/**
 * Every string of a text area: `{count}` of `{max}` characters, and the announcements near the limit with `{left}`
 * and `{over}`.
 */
export type TextAreaLabels = {
  /** Shown below the text when there is a limit: `{count}` of `{max}` characters. */
  count: string;
  /** Announced near the limit. `{left}` is the number of characters that are left. */
  left: string;
  /** Announced beyond the limit. `{over}` is the number of characters that are too many. */
  over: string;
};

/** The share of the limit from which the count is announced. */
const nearShare = 0.9;

/** The pause in typing before the count is announced. An announcement per keystroke would drown out the characters. */
const settleMs = 1000;

type CharacterCountProps = { id: string; length: number; max: number; text: TextAreaLabels };

/** The announcement; empty while there is enough space. */
function spoken({ length, max, text }: Omit<CharacterCountProps, 'id'>): string {
  if (length > max) return fillLabel(text.over, { over: length - max });
  return length >= max * nearShare ? fillLabel(text.left, { left: max - length }) : '';
}

/** The latest text that has been stable for a while. The initial text is not announced. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), settleMs);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}

/** The character count and the limit. Always visible, and announced near the limit. */
export function CharacterCount({ id, ...count }: CharacterCountProps): JSX.Element {
  const { length, max, text } = count;
  const said = useSettled(spoken(count));
  return (
    <>
      <AreaCount id={id} onMouseDown={focusControl} data-state={length > max ? 'over' : 'within'}>
        {fillLabel(text.count, { count: length, max })}
      </AreaCount>
      <VisuallyHidden as="output">{said}</VisuallyHidden>
    </>
  );
}
