'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { BadgeMark, BadgeRoot } from './Badge.styles.ts';

/** What the status means. Each tone has its own shape, so that colour is never the only sign. */
export type BadgeTone = 'neutral' | 'info' | 'positive' | 'caution' | 'critical';

/** `children` is the status in one or two words. `tone` defaults to `neutral`. */
export type BadgeProps = ComponentPropsWithRef<'span'> & { tone?: BadgeTone };

const shapes: Record<BadgeTone, string> = {
  neutral: 'M6 2.75a3.25 3.25 0 1 0 0 6.5 3.25 3.25 0 0 0 0-6.5Z',
  info: 'M6 2.75a3.25 3.25 0 1 0 0 6.5 3.25 3.25 0 0 0 0-6.5Z',
  positive: 'M2.25 6.5 4.75 9l5-6',
  caution: 'M6 2.25 10.25 9.5h-8.5Z',
  critical: 'M6 1.75 10.25 6 6 10.25 1.75 6Z',
};

/** Shows a status in one or two words. It is not interactive. Use an `InlineAlert` for a longer message. */
export function Badge({ tone = 'neutral', children, ...rest }: BadgeProps): JSX.Element {
  return (
    <BadgeRoot {...rest} data-tone={tone}>
      <BadgeMark viewBox="0 0 12 12" aria-hidden="true">
        <path d={shapes[tone]} />
      </BadgeMark>
      <span>{children}</span>
    </BadgeRoot>
  );
}
