import { expect } from 'storybook/test';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { UnderDevelopmentScreen, type UnderDevelopmentScreenLabels } from './UnderDevelopmentScreen.tsx';

const labels = () => labelsOf<UnderDevelopmentScreenLabels>('UnderDevelopmentScreen');

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
    await expect(canvas.getByText(labels().text)).toBeVisible();
  },
});
