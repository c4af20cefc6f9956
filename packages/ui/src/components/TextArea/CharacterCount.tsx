'use client';
import { useEffect, useState, type JSX } from 'react';
import { fillLabel } from '../../theme/fillLabel.ts';
import { focusControl } from '../Field/focusControl.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { AreaCount } from './TextArea.styles.ts';

/** Every string of a text area: `{count}` of `{max}` characters, and what is said of `{left}` and `{over}` near the limit. */
export type TextAreaLabels = { count: string; left: string; over: string };

/** How much of the room has to be used before the count is read out. */
const nearShare = 0.9;

/** How long no key is pressed before the count is read out: a message at every letter would drown the letters. */
const settleMs = 1000;

type CharacterCountProps = { id: string; length: number; max: number; text: TextAreaLabels };

/** What is said aloud; nothing while there is room enough. */
function spoken({ length, max, text }: Omit<CharacterCountProps, 'id'>): string {
  if (length > max) return fillLabel(text.over, { over: length - max });
  return length >= max * nearShare ? fillLabel(text.left, { left: max - length }) : '';
}

/** The newest words that have stood for a while; the first are there at once, and so are not read out. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), settleMs);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}

/** How many characters there are, of how many: always to be seen, and heard near the end. */
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
