import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text, type TextElement, type TextSize, type TextTone } from './Text.tsx';

const meta = preview.meta({
  title: 'Text/Text',
  component: Text,
  parameters: {
    layout: 'padded',
  },
  args: { children: 'We monitor a service from the day it is live until its last day.' },
});

export const Paragraph = meta.story({
  args: { as: 'p', tone: 'default' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveStyle({ margin: '0px' });
  },
});

const elements: [as: TextElement, text: string][] = [
  ['p', 'A paragraph'],
  ['div', 'A block'],
  ['span', 'A part of a line'],
  ['strong', 'An important part'],
  ['small', 'A side comment'],
  ['bdi', 'A name in any direction'],
  ['ul', 'A list of sentences'],
];

export const EveryElement = meta.story({
  render: () => (
    <Stack gap={12} align="start">
      {elements.map(([as, text]) => (
        <Text key={as} as={as}>
          {as === 'ul' ? <li>{text}</li> : text}
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const [as, text] of elements) await expect(canvas.getByText(text).closest(as)).toBeVisible();
  },
});

const tones: [tone: TextTone, text: string][] = [
  ['default', 'The order is complete.'],
  ['quiet', 'Last changed by Amelia.'],
  ['critical', 'The quantity must be 1 or more.'],
];

export const EveryTone = meta.story({
  render: () => (
    <Stack gap={12}>
      {tones.map(([tone, text]) => (
        <Text key={tone} tone={tone}>
          {text}
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const colours = tones.map(([, text]) => getComputedStyle(canvas.getByText(text)).color);
    await expect(new Set(colours).size).toBe(tones.length);
  },
});

const sizes: [size: TextSize, text: string, px: number][] = [
  ['figure', '£1,411.00', 28],
  ['reading', 'A lead below a heading.', 16],
  ['body', 'All text that has no other role.', 14],
  ['label', 'Received', 12],
];

export const EverySize = meta.story({
  render: () => (
    <Stack gap={12}>
      {sizes.map(([size, text]) => (
        <Text key={size} size={size}>
          {text}
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const [, text, px] of sizes)
      await expect(canvas.getByText(text)).toHaveStyle({ fontSize: `${px}px` });
  },
});

/** In 160 px, the two lines of a text that keeps its lines, and a word that breaks where the line ends. */
export const KeepsLines = meta.story({
  args: { wrap: 'lines', children: 'First line\nSecond line' },
  decorators: [(Story) => <div style={{ inlineSize: 160 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const text = canvas.getByText(/First line/);
    await expect(text.clientHeight).toBeCloseTo(2 * Number.parseFloat(getComputedStyle(text).lineHeight), 0);
  },
});

export const OnOneLine = meta.story({
  args: { as: 'span', wrap: 'nowrap', children: 'SW1A 1AA' },
  decorators: [(Story) => <div style={{ inlineSize: 40 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('SW1A 1AA').getClientRects()).toHaveLength(1);
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: { wrap: 'anywhere', children: 'Unternehmensverbund'.repeat(20) },
  render: (args) => (
    <Stack direction="row" gap={8}>
      <Text {...args} />
    </Stack>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The digits of both lines have the same width. */
export const Numeric = meta.story({
  args: { numeric: true },
  render: (args) => (
    <Stack gap={4} align="start">
      <Text {...args}>1,111.11</Text>
      <Text {...args}>4,084.40</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByRole('paragraph')
      .map((line) => line.getBoundingClientRect().width);
    await expect(first).toBeCloseTo(second ?? 0, 1);
  },
});

export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  args: { tone: 'quiet' },
  globals: { direction: 'rtl' },
});
