'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { RowRoot } from './FieldRow.styles.ts';

/** `Field`s, and nothing else. */
export type FieldRowProps = ComponentPropsWithRef<'div'>;

/**
 * Sets fields side by side, each at least 192 px wide, fewer where there is less room. Their controls stand level,
 * whatever the length of a label and whichever has a hint or an error. Other things are laid out by `Grid` or `Stack`.
 */
export function FieldRow(props: FieldRowProps): JSX.Element {
  return <RowRoot {...props} />;
}
