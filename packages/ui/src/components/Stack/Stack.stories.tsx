import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { tokenNumbers } from '../../tokens/generated/tokens.ts';
import { Button } from '../Button/Button.tsx';
import { Stack, type StackGap } from './Stack.tsx';

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

export const Column = meta.story({});

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
