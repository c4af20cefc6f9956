import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Highlight } from './Highlight.tsx';

const meta = preview.meta({
  title: 'Text/Highlight',
  component: Highlight,
  args: { text: 'Service report, October 2026: Bristol Temple Quay', words: 'bristol report' },
});

export const Words = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('mark').map(({ textContent }) => textContent)).toEqual([
      'report',
      'Bristol',
    ]);
  },
});

export const NoMatch = meta.story({
  args: { words: 'Leeds' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('mark')).toBeNull();
    await expect(canvas.getByText('Service report, October 2026: Bristol Temple Quay')).toBeVisible();
  },
});

export const NothingSearched = meta.story({ tags: ['!autodocs'], args: { words: '' } });
