'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { HighlightMark, HighlightRoot } from './Highlight.styles.ts';
import { splitByWords } from './splitByWords.ts';

/** A text and the words to mark in it. */
export type HighlightProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** The shown text. */
  text: string;
  /** The searched words, in any order, separated by spaces. */
  words: string;
};

/** Marks the words of a search where they occur in a text, in any letter case. */
export function Highlight({ text, words, ...rest }: HighlightProps): JSX.Element {
  return (
    <HighlightRoot {...rest}>
      {/* Replaced as a whole: a browser's translation may have taken the bare texts between the marks. */}
      <span key={`${words} ${text}`}>
        {splitByWords(text, words).map(({ start, text: part, isMatch }) =>
          isMatch ? <HighlightMark key={start}>{part}</HighlightMark> : part,
        )}
      </span>
    </HighlightRoot>
  );
}
