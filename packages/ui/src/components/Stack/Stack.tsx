'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { StackRoot } from './Stack.styles.ts';

/** A step of the spacing scale, in px. */
export type StackGap = 4 | 8 | 12 | 16 | 24 | 32 | 48;

/** `gap` is 16 and `direction` is `column` unless said otherwise; a row wraps. */
export type StackProps = ComponentPropsWithRef<'div'> & { gap?: StackGap; direction?: 'column' | 'row' };

/** Sets its children one under another, or side by side, with the same room between all of them. */
export function Stack({ gap = 16, direction = 'column', ...rest }: StackProps): JSX.Element {
  return <StackRoot {...rest} data-gap={gap} data-direction={direction} />;
}
