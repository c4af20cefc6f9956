import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { UnderDevelopmentScreen } from './UnderDevelopmentScreen.tsx';

const meta = preview.meta({
  title: 'Screens/UnderDevelopmentScreen',
  component: UnderDevelopmentScreen,
  parameters: {
    usage: {
      when: 'As the placeholder of a page that is not built yet.',
      whenNot: 'Not for a page that is temporarily down: ServiceUnavailableScreen.',
    },
    layout: 'fullscreen',
  },
  args: { name: 'Inventory' },
});

export const Placeholder = meta.story({
  tags: ['ROUTE-11'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible();
    await expect(canvas.getByText('This page is under development.')).toBeVisible();
  },
});
