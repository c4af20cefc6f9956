import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { MetricTile } from '@quayside/ui/MetricTile';
import type { JSX } from 'react';
import { FilledRows } from '@quayside/page-kit/cards';
import type { Landing } from './api.ts';
import type { WaitingNumber } from './waiting.ts';

/** The numbers of the items that wait for the user, each a link to its list. Every row is filled. */
export function WaitingNumbers({
  numbers,
  state,
}: {
  numbers: readonly WaitingNumber[];
  state: AsyncContentState<Landing>;
}): JSX.Element {
  const landing = 'data' in state ? state.data : undefined;
  return (
    <FilledRows
      tiles={numbers.map(({ id, label, href, of }) => ({
        id,
        tile: (
          <MetricTile
            label={label}
            href={href}
            data={
              state.status === 'loading'
                ? { status: 'loading' }
                : { status: 'ready', value: landing === undefined ? null : of(landing) }
            }
          />
        ),
      }))}
    />
  );
}
