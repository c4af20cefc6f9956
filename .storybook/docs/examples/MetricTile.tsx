import type { JSX } from 'react';
import { MetricTile } from '../../../packages/ui/src/components/MetricTile/MetricTile.tsx';

export function Do(): JSX.Element {
  return (
    <MetricTile
      label="Cases that wait for you"
      href="#cases"
      data={{ status: 'ready', value: 7, change: { value: -3, period: 'since Monday', better: 'down' } }}
    />
  );
}

export function Dont(): JSX.Element {
  return <MetricTile label="Cases (all time)" data={{ status: 'ready', value: 48_213 }} />;
}
