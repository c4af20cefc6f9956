import { MetricTile } from '@quayside/ui/MetricTile';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { FilledRows, type FilledRowsProps } from './FilledRows.tsx';

const nine = Array.from({ length: 9 }, (_each, index) => ({
  id: `${index}`,
  tile: <MetricTile label={`Number ${index + 1}`} data={{ status: 'ready', value: index * 12 }} />,
}));

const meta = preview.meta<FilledRowsProps, DecoratorFunction, FilledRowsProps>({
  title: 'Pages/Cards/FilledRows',
  component: FilledRows,
  tags: ['!autodocs'],
  args: { tiles: nine },
  render: (props) => (
    <div data-rows>
      <FilledRows {...props} />
    </div>
  ),
});

/** Counts the tiles of each row, from the first to the last. */
function rowsOf(canvasElement: HTMLElement, inlineSize: number): number[] {
  const root = canvasElement.querySelector<HTMLElement>('[data-rows]');
  if (root === null) return [];
  root.style.inlineSize = `${inlineSize}px`;
  const tops = [...(root.firstElementChild?.children ?? [])].map((tile) => tile.getBoundingClientRect().top);
  return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
}

/** Nine tiles: five and four, three times three, and two in a row on a phone. */
export const Nine = meta.story({
  play: async ({ canvasElement }) => {
    await expect(rowsOf(canvasElement, 1318)).toEqual([5, 4]);
    await expect(rowsOf(canvasElement, 800)).toEqual([5, 4]);
    await expect(rowsOf(canvasElement, 720)).toEqual([3, 3, 3]);
    await expect(rowsOf(canvasElement, 480)).toEqual([3, 3, 3]);
    await expect(rowsOf(canvasElement, 328)).toEqual([2, 2, 2, 2, 1]);
  },
});

/** Eight tiles fill two rows of four. */
export const Eight = meta.story({
  args: { tiles: nine.slice(1) },
  play: async ({ canvasElement }) => {
    await expect(rowsOf(canvasElement, 1318)).toEqual([4, 4]);
    await expect(rowsOf(canvasElement, 600)).toEqual([3, 3, 2]);
  },
});

/** Few tiles are one row. */
export const Four = meta.story({
  args: { tiles: nine.slice(5) },
  play: async ({ canvasElement }) => {
    await expect(rowsOf(canvasElement, 1318)).toEqual([4]);
    await expect(rowsOf(canvasElement, 328)).toEqual([2, 2]);
  },
});
