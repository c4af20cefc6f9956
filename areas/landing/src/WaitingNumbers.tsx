import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { MetricTile } from '@quayside/ui/MetricTile';
import type { JSX } from 'react';
import { FilledRows } from '@quayside/page-kit/cards';
import type { Landing, WaitingCount } from './api.ts';
import type { WaitingNumber } from './waiting.ts';

type Counts = Partial<Record<WaitingNumber['id'], WaitingCount | null>>;

/** The numbers of the items that wait for the user, each a link to its list. Every row is filled. */
export function WaitingNumbers({
  numbers,
  state,
}: {
  numbers: readonly WaitingNumber[];
  state: AsyncContentState<Landing>;
}): JSX.Element {
  const landing = 'data' in state ? state.data : undefined;
  const counts: Counts = { ...landing?.apollo?.waiting, ...landing?.artemis?.waiting };
  return (
    <FilledRows
      tiles={numbers.map(({ id, label, mine, company }) => ({
        id,
        tile: (
          <MetricTile
            label={label}
            href={mine}
            data={
              state.status === 'loading'
                ? { status: 'loading' }
                : { status: 'ready', value: counts[id]?.mine ?? null }
            }
            {...(company !== undefined && {
              also: { label: 'Company', href: company, value: landing && (counts[id]?.company ?? null) },
            })}
          />
        ),
      }))}
    />
  );
}
