'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { retryIcon } from '../../icons/retryIcon.ts';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import { useTimeText } from '../../theme/useTimeText.ts';
import { Button } from '../Button/Button.tsx';
import { AsOfRoot, AsOfTime } from './AsOf.styles.ts';

/** Every string of the line. `{time}` in `asOf` is replaced by the time. */
export type AsOfLabels = {
  /** Says how old the data is. `{time}` is the time. */
  asOf: string;
  /** The name of the button that loads the data again. */
  refresh: string;
};

/** When the data was received, and how to load it again. */
export type AsOfProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** When the data on the page was received. Null while it is unknown: there is only the button. */
  receivedAt: Date | number | null;
  /** New data is being loaded. Default false. */
  isRefreshing?: boolean;
  /** Loads the data again. */
  onRefresh: () => void;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<AsOfLabels>;
};

const defaultLabels: AsOfLabels = { asOf: 'As of {time}', refresh: 'Refresh' };

/** Says how old the data on a page or in a card is, with a button that loads it again. Put it below the data. */
export function AsOf({
  receivedAt,
  isRefreshing = false,
  onRefresh,
  labels,
  ...rest
}: AsOfProps): JSX.Element {
  const text = useLabels('AsOf', defaultLabels, labels);
  const time = useTimeText(receivedAt, 'time');
  return (
    <AsOfRoot {...rest} data-state={isRefreshing ? 'refreshing' : 'ready'}>
      {time && (
        // One text, so that a screen reader does not read it in pieces.
        <AsOfTime dateTime={time.machine}>{fillLabel(text.asOf, { time: time.text })}</AsOfTime>
      )}
      <Button size="compact" variant="quiet" icon={retryIcon} pending={isRefreshing} onClick={onRefresh}>
        {text.refresh}
      </Button>
    </AsOfRoot>
  );
}
