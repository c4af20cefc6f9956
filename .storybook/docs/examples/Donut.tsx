import type { JSX } from 'react';
import { Donut } from '../../../packages/ui/src/components/Donut/Donut.tsx';

const items = (values: Record<string, number>) =>
  Object.entries(values).map(([label, value]) => ({ id: label, label, value }));

export function Do(): JSX.Element {
  return (
    <Donut
      label="Open cases by impact"
      data={{ status: 'ready', items: items({ None: 24, Degraded: 17, Down: 5 }) }}
    />
  );
}

export function Dont(): JSX.Element {
  return (
    <Donut
      label="Open cases by site"
      data={{
        status: 'ready',
        items: items({
          London: 12,
          Leeds: 11,
          Bristol: 11,
          Bern: 10,
          Milan: 10,
          Madrid: 9,
          Lisbon: 9,
          Dublin: 8,
        }),
      }}
    />
  );
}
