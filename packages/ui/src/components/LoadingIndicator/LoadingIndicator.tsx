'use client';
import type { ComponentPropsWithRef, JSX, ReactNode } from 'react';
import { useLabels } from '../../theme/quaysideContext.ts';
import { LoadingRoot, LoadingTrack } from './LoadingIndicator.styles.ts';

/** Every string of the indicator. */
export type LoadingIndicatorLabels = {
  /** Shown beside the indicator and announced. */
  loading: string;
};

/** The size of the indicator, and an action for the user. */
export type LoadingIndicatorProps = Omit<ComponentPropsWithRef<'output'>, 'children'> & {
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<LoadingIndicatorLabels>;
  /** `page` fills the screen under the bar. Default `inline`. */
  size?: 'page' | 'inline';
  /** An action for the user when loading takes too long, such as a reload button. Rendered under the text. */
  action?: ReactNode;
};

const defaultLabels: LoadingIndicatorLabels = { loading: 'Loading' };

/** Shows that content is loading: the text at once, the animation after 300 ms, and none under reduced motion. */
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
