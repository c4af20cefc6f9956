'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { LoadingRoot, LoadingTrack } from './LoadingIndicator.styles.ts';

/** `size` is `page` (fills the screen under the bar) or `inline`, the default. `label` is `Loading`. */
export type LoadingIndicatorProps = Omit<ComponentPropsWithRef<'output'>, 'children'> & {
  label?: string;
  size?: 'page' | 'inline';
};

/** Says that something is on its way: the word at once, movement only after 300 ms, none under reduced motion. */
export function LoadingIndicator({
  label = 'Loading',
  size = 'inline',
  ...rest
}: LoadingIndicatorProps): JSX.Element {
  return (
    <LoadingRoot {...rest} data-size={size}>
      <span>{label}</span>
      <LoadingTrack aria-hidden="true" />
    </LoadingRoot>
  );
}
