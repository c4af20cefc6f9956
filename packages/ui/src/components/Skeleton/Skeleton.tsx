'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { SkeletonLine, SkeletonRoot } from './Skeleton.styles.ts';

/**
 * `text` is as tall as the surrounding text, `block` fills its container, and `circle` replaces an avatar or an
 * icon.
 */
export type SkeletonShape = 'text' | 'block' | 'circle';

/** The width of a line: 100 %, 80 %, 60 % or 40 % of its container. */
export type SkeletonLength = 'full' | 'long' | 'medium' | 'short';

/** `lines` and `length` apply to text. */
export type SkeletonProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** The shape of the loading content: text, a block or a circle. Default `text`. */
  shape?: SkeletonShape;
  /** The width of a line of text, as a share of its container. Default `full`. */
  length?: SkeletonLength;
  /** The number of lines of text. Default 1. */
  lines?: number;
  /**
   * Shows it at once and does not move it. For many that wait for long, such as in the cells of a table: each shimmer is
   * painted again in every frame. Default false.
   */
  still?: boolean;
};

/**
 * A placeholder in the shape of the content that loads, so that nothing moves when it appears. Its space is reserved at
 * once; it appears after 300 ms, so that a short load shows nothing. It is hidden from assistive technology: mark the
 * loading region `aria-busy`. A `block` takes its height from its container or class.
 */
export function Skeleton({
  shape = 'text',
  length = 'full',
  lines = 1,
  still = false,
  ...rest
}: SkeletonProps): JSX.Element {
  const count = shape === 'text' ? Math.max(1, Math.floor(lines)) : 1;
  return (
    <SkeletonRoot
      {...rest}
      data-shape={shape}
      data-length={length}
      data-motion={still ? 'still' : 'shimmer'}
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, line) => (
        <SkeletonLine key={line} />
      ))}
    </SkeletonRoot>
  );
}
