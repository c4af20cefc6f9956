import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Logo } from './Logo.tsx';

const meta = preview.meta({
  title: 'Foundations/Logo',
  component: Logo,
  parameters: {
    usage: {
      when: 'In the bar, and above the heading of a screen without a bar.',
      whenNot: 'Not as an illustration, nor in another colour than the text.',
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Quayside')).toBeVisible();
  },
});
