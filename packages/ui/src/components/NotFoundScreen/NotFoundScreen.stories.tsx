import { expect } from 'storybook/test';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { NotFoundScreen, type NotFoundScreenLabels } from './NotFoundScreen.tsx';

const labels = () => labelsOf<NotFoundScreenLabels>('NotFoundScreen');

const meta = preview.meta({
  title: 'Screens/NotFoundScreen',
  component: NotFoundScreen,
  parameters: {
    layout: 'fullscreen',
  },
  args: { homeHref: '/landing' },
});

export const UnknownAddress = meta.story({
  tags: ['ROUTE-7'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: labels().title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: labels().home })).toHaveAttribute('href', '/landing');
  },
});
