'use client';
import type { ComponentPropsWithRef, JSX, ReactNode } from 'react';
import { useLabels } from '../../theme/quaysideContext.ts';
import { LoadingRoot, LoadingTrack } from './LoadingIndicator.styles.ts';

/** Every string of the indicator. */
export type LoadingIndicatorLabels = { loading: string };

/** `size` is `page` (fills the screen under the bar) or `inline`, the default. */
export type LoadingIndicatorProps = Omit<ComponentPropsWithRef<'output'>, 'children'> & {
  labels?: Partial<LoadingIndicatorLabels>;
  size?: 'page' | 'inline';
  /** What the user can do about a wait that is too long, such as a button that reloads. Stands under the words. */
  action?: ReactNode;
};

const defaultLabels: LoadingIndicatorLabels = { loading: 'Loading' };

/** Says that something is on its way: the word at once, movement only after 300 ms, none under reduced motion. */
export function LoadingIndicator({
  size = 'inline',
  action,
  labels,
  ...rest
}: LoadingIndicatorProps): JSX.Element {
  const text = useLabels('LoadingIndicator', defaultLabels, labels);
  return (
    <LoadingRoot {...rest} data-size={size}>
      <span>{text.loading}</span>
      <LoadingTrack aria-hidden="true" />
      {action}
    </LoadingRoot>
  );
}
