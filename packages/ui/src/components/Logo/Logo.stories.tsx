import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Logo } from './Logo.tsx';

const meta = preview.meta({
  title: 'Foundations/Logo',
  component: Logo,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Quayside')).toBeVisible();
  },
});
