'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import type { StatusTone } from '../../theme/statusTone.ts';
import { toneShapes } from '../../theme/toneMark.ts';
import { StatusRoot } from './StatusLabel.styles.ts';

/** The meaning of the status. Each tone has its own shape, so that colour is never the only sign. */
export type StatusLabelTone = StatusTone;

/** `quiet` is a shape and a word, for a normal state. `strong` is a chip, for a state that waits for the reader. */
export type StatusLabelEmphasis = 'quiet' | 'strong';

/** `children` is the status in a few words. */
export type StatusLabelProps = ComponentPropsWithRef<'span'> & {
  /** The meaning of the status, as a shape and a colour. Default `neutral`. */
  tone?: StatusLabelTone;
  /** `strong` is a chip, for a state that waits for the reader. Default `quiet`. */
  emphasis?: StatusLabelEmphasis;
};

/**
 * The status of one thing: a shape and a word. In a list, most rows are `quiet`, so that the `strong` ones are seen.
 * It is not interactive. For a mark that is no status, such as New, use a `Badge`.
 */
export function StatusLabel({
  tone = 'neutral',
  emphasis = 'quiet',
  children,
  ...rest
}: StatusLabelProps): JSX.Element {
  return (
    <StatusRoot {...rest} data-tone={tone} data-emphasis={emphasis}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d={toneShapes[tone]} />
      </svg>
      <span>{children}</span>
    </StatusRoot>
  );
}
