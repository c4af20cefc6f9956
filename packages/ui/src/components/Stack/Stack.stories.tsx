import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from './Stack.tsx';

const meta = preview.meta({
  title: 'Layout/Stack',
  component: Stack,
  parameters: {
    usage: {
      when: 'To set things under or beside one another with one step of the spacing scale between.',
      whenNot: 'Not for columns that should line up across rows: Grid or Table.',
    },
  },
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
