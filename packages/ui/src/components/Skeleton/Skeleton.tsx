'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { SkeletonLine, SkeletonRoot } from './Skeleton.styles.ts';

/** `text` is as tall as the words around it would be, `block` fills its room, `circle` stands for a face or an icon. */
export type SkeletonShape = 'text' | 'block' | 'circle';

/** How much of the room a line takes: all of it, 80 %, 60 % or 40 %. */
export type SkeletonLength = 'full' | 'long' | 'medium' | 'short';

/** `shape` is `text` and `length` is `full` unless said otherwise; `lines` (default 1) and `length` are for text. */
export type SkeletonProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  shape?: SkeletonShape;
  length?: SkeletonLength;
  lines?: number;
};

/**
 * Stands where something is about to come, in its shape, so that nothing moves when it does. It says nothing to
 * assistive technology: mark what is loading `aria-busy`. A `block` takes its height from its place or its class.
 */
export function Skeleton({
  shape = 'text',
  length = 'full',
  lines = 1,
  ...rest
}: SkeletonProps): JSX.Element {
  const count = shape === 'text' ? Math.max(1, Math.floor(lines)) : 1;
  return (
    <SkeletonRoot {...rest} data-shape={shape} data-length={length} aria-hidden="true">
      {Array.from({ length: count }, (_, line) => (
        <SkeletonLine key={line} />
      ))}
    </SkeletonRoot>
  );
}
