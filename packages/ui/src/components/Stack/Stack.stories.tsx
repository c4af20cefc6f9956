import { expect } from 'storybook/test';
import { inlineEdges } from '../../../../../.storybook/inlineDirection.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { tokenNumbers } from '../../tokens/generated/tokens.ts';
import { Button } from '../Button/Button.tsx';
import { Stack, type StackAlign, type StackGap, type StackJustify } from './Stack.tsx';

const meta = preview.meta({
  title: 'Layout/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Button>First</Button>
        <Button>Second</Button>
        <Button>Third</Button>
      </>
    ),
  },
});

export const Column = meta.story({ args: { as: 'div' } });

export const Row = meta.story({ args: { direction: 'row', gap: 8 } });

const gaps: StackGap[] = [4, 8, 12, 16, 24, 32, 48];

export const EveryGap = meta.story({
  render: () => (
    <Stack direction="row" gap={24}>
      {gaps.map((gap) => (
        <Stack key={gap} gap={gap}>
          <Button>First</Button>
          <Button>Second</Button>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    for (const [index, gap] of gaps.entries()) {
      const [first, second] = boxes.slice(2 * index);
      await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeCloseTo(tokenNumbers.space[gap], 0);
    }
  },
});

const aligns: [align: StackAlign, text: string][] = [
  ['start', 'At the start'],
  ['center', 'In the centre'],
  ['end', 'At the end'],
  ['stretch', 'As wide as the column'],
];

/** In a column, only `stretch` makes the buttons as wide as the column. */
export const EveryAlign = meta.story({
  render: () => (
    <Stack gap={24}>
      {aligns.map(([align, text]) => (
        <Stack key={align} align={align} data-testid={align}>
          <Button>{text}</Button>
        </Stack>
      ))}
    </Stack>
  ),
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    /** The free space before and after the button. */
    const free = (align: StackAlign, name: string) => {
      const root = canvas.getByTestId(align);
      const column = root.getBoundingClientRect();
      const button = canvas.getByRole('button', { name }).getBoundingClientRect();
      const [left, right] = [button.left - column.left, column.right - button.right];
      return getComputedStyle(root).direction === 'rtl' ? [right, left] : [left, right];
    };
    const sides = aligns.map(([align, text]) => free(align, text).map((space) => Math.round(space) > 0));
    await expect(sides).toEqual([
      [false, true],
      [true, true],
      [true, false],
      [false, false],
    ]);
  },
});

/** In a row, `start` aligns the tops of children of different heights. */
export const RowAtTheTop = meta.story({
  args: {
    direction: 'row',
    align: 'start',
    children: (
      <>
        <Button>First</Button>
        <Button style={{ minBlockSize: 80 }}>Second</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(first?.top).toBe(second?.top);
  },
});

const justifies: [justify: StackJustify, text: string][] = [
  ['start', 'At the start'],
  ['space-between', 'At both ends'],
];

/** Where the free space of a row goes. */
export const EveryJustify = meta.story({
  render: () => (
    <Stack gap={24}>
      {justifies.map(([justify, text]) => (
        <Stack key={justify} direction="row" justify={justify} data-testid={justify}>
          <Button>{`${text}, 1`}</Button>
          <Button>{`${text}, 2`}</Button>
        </Stack>
      ))}
    </Stack>
  ),
  decorators: [(Story) => <div style={{ inlineSize: 400 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    /** Whether there is free space before the first, between the two, and after the last. */
    const free = (justify: StackJustify) => {
      const root = canvas.getByTestId(justify);
      const row = inlineEdges(root.getBoundingClientRect());
      const [first, second] = [...root.children].map((child) => inlineEdges(child.getBoundingClientRect()));
      const gap = tokenNumbers.space[16];
      const spaces = [
        (first?.start ?? 0) - row.start,
        (second?.start ?? 0) - (first?.end ?? 0) - gap,
        row.end - (second?.end ?? 0),
      ];
      return spaces.map((space) => Math.round(space) > 0);
    };
    await expect(justifies.map(([justify]) => free(justify))).toEqual([
      [false, false, true],
      [false, true, false],
    ]);
  },
});

/** A narrow row that stays one row: its children shrink. */
export const RowThatStaysOne = meta.story({
  tags: ['!autodocs'],
  args: { direction: 'row', wrap: false },
  decorators: [(Story) => <div style={{ inlineSize: 160 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const middles = canvas.getAllByRole('button').map((button) => {
      const { top, bottom } = button.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    });
    await expect(new Set(middles).size).toBe(1);
  },
});

/** A list has no markers and starts at the edge. */
export const List = meta.story({
  args: {
    as: 'ul',
    gap: 8,
    children: (
      <>
        <li>Amsterdam</li>
        <li>Frankfurt am Main</li>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveStyle({ margin: '0px', padding: '0px' });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});
