import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Logo } from './Logo.tsx';

const meta = preview.meta({
  title: 'Foundations/Logo',
  component: Logo,
  parameters: {
    usage: {
      when: 'In the bar, and over the heading of a screen that stands alone.',
      whenNot: 'Not as an illustration, nor in another colour than the text’s.',
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Quayside')).toBeVisible();
  },
});
