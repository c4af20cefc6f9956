'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { RowRoot } from './FieldRow.styles.ts';

/** The children are `Field`s only. */
export type FieldRowProps = ComponentPropsWithRef<'div'>;

/**
 * Places fields side by side, each at least 192 px wide, and wraps them where there is less space. Controls align at
 * any length of labels, hints and errors. For other content use `Grid` or `Stack`.
 */
export function FieldRow(props: FieldRowProps): JSX.Element {
  return <RowRoot {...props} />;
}
