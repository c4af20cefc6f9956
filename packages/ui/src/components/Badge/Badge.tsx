'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import type { StatusTone } from '../../theme/statusTone.ts';
import { toneShapes } from '../../theme/toneMark.ts';
import { BadgeMark, BadgeRoot } from './Badge.styles.ts';

/** The meaning of the mark. Each tone has its own shape, so that colour is never the only sign. */
export type BadgeTone = StatusTone;

/** `children` is the mark in one or two words. */
export type BadgeProps = ComponentPropsWithRef<'span'> & {
  /** The meaning of the badge, as a colour. Default `neutral`. */
  tone?: BadgeTone;
};

/**
 * Distinguishes one thing from others, in one or two words: New, Confidential, Following. It is not interactive. For
 * the status of a thing use a `StatusLabel`, for a longer message an `InlineAlert`.
 */
export function Badge({ tone = 'neutral', children, ...rest }: BadgeProps): JSX.Element {
  return (
    <BadgeRoot {...rest} data-tone={tone}>
      <BadgeMark viewBox="0 0 12 12" aria-hidden="true">
        <path d={toneShapes[tone]} />
      </BadgeMark>
      <span>{children}</span>
    </BadgeRoot>
  );
}
