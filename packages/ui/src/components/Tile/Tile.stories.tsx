import { expect, fn } from 'storybook/test';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { TileGrid } from '../TileGrid/TileGrid.tsx';
import { networkIcon } from '../../icons/index.ts';
import { Tile, type TileLabels } from './Tile.tsx';

const labels = () => labelsOf<TileLabels>('Tile');

const meta = preview.meta({
  title: 'Layout/Tile',
  component: Tile,
  args: {
    href: '#services',
    icon: networkIcon,
    title: 'Services',
    text: 'What runs, and what is being built.',
  },
  decorators: [
    (Story) => (
      <TileGrid style={{ inlineSize: 320 }}>
        <Story />
      </TileGrid>
    ),
  ],
});

const followed = fn();

export const Internal = meta.story({
  play: async ({ canvas, userEvent }) => {
    followed.mockClear();
    const link = canvas.getByRole('link', { name: 'Services' });
    link.addEventListener('click', (event) => {
      event.preventDefault();
      followed();
    });
    // The whole card is clickable, and it has one link.
    const { left, top } = canvas.getByText('What runs, and what is being built.').getBoundingClientRect();
    const hit = document.elementFromPoint(left + 5, top + 5);
    await expect(hit).toBe(link);
    await userEvent.click(link);
    await expect(followed).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});

export const Focused = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('listitem')).outlineStyle).toBe('solid');
  },
});

export const External = meta.story({
  args: { href: 'https://status.example', title: 'Status page', external: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: `Status page ${labels().opensInNewTab}` });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

export const HeadingOfLevelThree = meta.story({
  tags: ['!autodocs'],
  args: { headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Services' })).toBeVisible();
  },
});

export const TitleOnly = meta.story({ render: () => <Tile href="#services" title="Services" /> });

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: { title: 'Verbindungsqualitätsüberwachungsdienst', text: 'A sentence that goes on. '.repeat(8) },
});
