import { useState, type ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { table } from '../../testing/index.ts';
import { circuits, columns, type Circuit } from './Table.fixtures.tsx';
import { RowPin, Table } from './Table.tsx';

const handlePin = fn();

function PinnedTable({ refusal }: { refusal?: string }) {
  const [pinned, setPinned] = useState<readonly string[]>(['GB-LON-0387']);
  const pinOf = ({ id }: Circuit) => (
    <RowPin
      label={`Pin ${id}`}
      pinned={pinned.includes(id)}
      refusal={pinned.includes(id) ? undefined : refusal}
      onPinnedChange={(isPinned) => {
        handlePin(id, isPinned);
        setPinned(isPinned ? [...pinned, id] : pinned.filter((each) => each !== id));
      }}
    />
  );
  return (
    <Table
      caption="Services"
      columns={columns}
      data={{ status: 'ready', rows: circuits.slice(0, 4) }}
      rowId={({ id }: Circuit) => id}
      isRowTarget
      rowActions={pinOf}
    />
  );
}

const meta = preview.meta({
  title: 'Data/Table pins',
  component: PinnedTable,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  decorators: [(Story: () => ReactNode) => <div style={{ maxInlineSize: 1100 }}>{Story()}</div>],
});

/** A button at the end of each row pins it. A press does not open the row. */
export const Pins = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const services = table(canvasElement, userEvent);
    await expect(canvas.getByRole('button', { name: 'Pin GB-LON-0387' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await services.act('FR-PAR-0092', 'Pin FR-PAR-0092');
    await expect(handlePin).toHaveBeenLastCalledWith('FR-PAR-0092', true);
    await services.act('GB-LON-0387', 'Pin GB-LON-0387');
    await expect(handlePin).toHaveBeenLastCalledWith('GB-LON-0387', false);
  },
});

/** A row that cannot be pinned shows the reason. */
export const Refused = meta.story({
  args: { refusal: 'You have 50 pins, as many as there may be. Remove one first.' },
  play: async ({ canvas }) => {
    const refused = canvas.getByRole('button', { name: 'Pin FR-PAR-0092' });
    await expect(refused).toHaveAttribute('aria-disabled', 'true');
    await expect(refused).toHaveAccessibleDescription(/50/);
  },
});

/** In a card the pin is at the end of the name. */
export const Cards = meta.story({
  decorators: [(Story: () => ReactNode) => <div style={{ maxInlineSize: 328 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const [name] = canvas.getAllByRole('rowheader');
    const [pin] = canvas.getAllByRole('button', { name: /^Pin/ });
    const top = name?.getBoundingClientRect().top ?? 0;
    await expect(Math.abs((pin?.getBoundingClientRect().top ?? 0) - top)).toBeLessThan(16);
  },
});
