import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = preview.meta({
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: { title: 'Services' },
});

export const TitleOnly = meta.story({
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Services' });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
});

export const Everything = meta.story({
  args: {
    lead: 'Everything you have with us: what runs, what is being built, and what you have asked to change.',
    actions: (
      <>
        <Button>Export</Button>
        <Button variant="primary">New change request</Button>
      </>
    ),
  },
});

export const Display = meta.story({
  args: { size: 'display', title: 'Welcome, Noor', lead: 'Northgate Networks' },
  play: async ({ canvas }) => {
    const { fontSize } = getComputedStyle(canvas.getByRole('heading', { level: 1 }));
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    await expect(parseFloat(fontSize) / rem).toBe(window.innerWidth < 600 ? 2 : 2.5);
  },
});

export const LongTitle = meta.story({
  tags: ['!autodocs'],
  args: { title: `A service with a long name ${'FRA-AMS-'.repeat(30)}`, actions: <Button>Export</Button> },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
