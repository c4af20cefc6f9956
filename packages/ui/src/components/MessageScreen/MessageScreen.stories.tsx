import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { MessageScreen } from './MessageScreen.tsx';

const meta = preview.meta({
  title: 'Screens/MessageScreen',
  component: MessageScreen,
  parameters: {
    layout: 'fullscreen',
  },
  args: { title: 'Nothing waits for you', children: <p>What needs your approval will stand here.</p> },
});

export const InAPage = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Nothing waits for you' })).toBeVisible();
    await expect(canvas.queryByRole('main')).toBeNull();
  },
});

export const Alone = meta.story({
  args: { place: 'alone', actions: <Button variant="primary">Retry</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    title: 'A heading that needs more than one line to say what it has to say',
    children: <p>{'A sentence that goes on. '.repeat(30)}</p>,
  },
});
