import type { CSSProperties } from 'react';

/** Keeps a text on one line, so that a list is as tall as its placeholder. Give the element the whole text as its `title`. */
export const oneLine: CSSProperties = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
};

/** Wraps a text onto at most so many lines. Reserve as many in its placeholder. */
export function atMostLines(lines: number): CSSProperties {
  return {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  };
}

/** The second line of a row. */
export const quietText: CSSProperties = { color: 'var(--qs-color-text-quiet)' };

export const sectionHeading: CSSProperties = { margin: '0 0 0.75rem', font: 'var(--qs-type-section)' };
