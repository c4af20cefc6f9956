import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { UnderDevelopmentScreen } from './UnderDevelopmentScreen.tsx';

const meta = preview.meta({
  title: 'Screens/UnderDevelopmentScreen',
  component: UnderDevelopmentScreen,
  parameters: {
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
