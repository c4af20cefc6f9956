import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

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
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute(
      'href',
      '/landing',
    );
  },
});
