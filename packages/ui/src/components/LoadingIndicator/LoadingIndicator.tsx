'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { useLabels } from '../../theme/quaysideContext.ts';
import { LoadingRoot, LoadingTrack } from './LoadingIndicator.styles.ts';

/** Every string of the indicator. */
export type LoadingIndicatorLabels = { loading: string };

/** `size` is `page` (fills the screen under the bar) or `inline`, the default. */
export type LoadingIndicatorProps = Omit<ComponentPropsWithRef<'output'>, 'children'> & {
  labels?: Partial<LoadingIndicatorLabels>;
  size?: 'page' | 'inline';
};

const defaultLabels: LoadingIndicatorLabels = { loading: 'Loading' };

/** Says that something is on its way: the word at once, movement only after 300 ms, none under reduced motion. */
export function LoadingIndicator({ size = 'inline', labels, ...rest }: LoadingIndicatorProps): JSX.Element {
  const text = useLabels('LoadingIndicator', defaultLabels, labels);
  return (
    <LoadingRoot {...rest} data-size={size}>
      <span>{text.loading}</span>
      <LoadingTrack aria-hidden="true" />
    </LoadingRoot>
  );
}
