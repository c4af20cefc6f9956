import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Heading, type HeadingLevel, type HeadingSize } from './Heading.tsx';

const meta = preview.meta({
  title: 'Text/Heading',
  component: Heading,
  parameters: {
    layout: 'padded',
  },
  args: { children: 'Sites of the quote' },
});

export const LevelTwo = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveStyle({ margin: '0px', fontSize: '20px' });
  },
});

const levels: [level: HeadingLevel, text: string, px: number][] = [
  [2, 'Sites of the quote', 20],
  [3, 'Amsterdam', 16],
  [4, 'Emergency address', 14],
];

export const EveryLevel = meta.story({
  render: () => (
    <Stack gap={16}>
      {levels.map(([level, text]) => (
        <Heading key={level} level={level}>
          {text}
        </Heading>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const [level, , px] of levels)
      await expect(canvas.getByRole('heading', { level })).toHaveStyle({ fontSize: `${px}px` });
  },
});

const sizes: [size: HeadingSize, text: string, px: number][] = [
  ['section', 'Sites of the quote', 20],
  ['reading', 'Amsterdam', 16],
  ['body', 'Emergency address', 14],
  ['label', 'Changes of the date', 12],
];

/** The size of a heading of level 2 may be another than that of its level. */
export const EverySize = meta.story({
  render: () => (
    <Stack gap={16}>
      {sizes.map(([size, text]) => (
        <Heading key={size} size={size}>
          {text}
        </Heading>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings.map((heading) => getComputedStyle(heading).fontSize)).toEqual(
      sizes.map(([, , px]) => `${px}px`),
    );
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: { children: `Standortvernetzung ${'Unternehmensverbund'.repeat(10)}` },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({ tags: ['!autodocs'], globals: { direction: 'rtl' } });
