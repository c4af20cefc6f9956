import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Badge, type BadgeTone } from './Badge.tsx';

const meta = preview.meta({
  title: 'Data/Badge',
  component: Badge,
  args: { children: 'Confidential' },
});

export const Neutral = meta.story({ args: { tone: 'neutral', children: 'Confidential' } });

export const Info = meta.story({ tags: ['!autodocs'], args: { tone: 'info', children: 'New' } });

export const Positive = meta.story({
  tags: ['!autodocs'],
  args: { tone: 'positive', children: 'Following' },
});

export const Caution = meta.story({ tags: ['!autodocs'], args: { tone: 'caution', children: 'Beta' } });

export const Critical = meta.story({
  tags: ['!autodocs'],
  args: { tone: 'critical', children: 'Withdrawn' },
});

const tones: BadgeTone[] = ['neutral', 'info', 'positive', 'caution', 'critical'];

/** Each tone has its own shape, so that colour is not the only sign. */
export const Tones = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack direction="row" gap={8}>
      <Badge tone="neutral">neutral</Badge>
      <Badge tone="info">info</Badge>
      <Badge tone="positive">positive</Badge>
      <Badge tone="caution">caution</Badge>
      <Badge tone="critical">critical</Badge>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const looks = tones.map((tone) => {
      const mark = canvas.getByText(tone).previousElementSibling;
      return [mark?.innerHTML, mark && getComputedStyle(mark).fill === 'none'].join(' ');
    });
    await expect(new Set(looks).size).toBe(tones.length);
  },
});

/** In a line of text the badge is centred on the text and does not change the line height. */
export const InASentence = meta.story({
  render: () => (
    <p>
      This document is <Badge tone="info">New</Badge> in the library.
    </p>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByText(/library/);
    await expect(line.getBoundingClientRect().height).toBeCloseTo(14 * 1.45, 0);
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: { tone: 'caution', children: `Waiting for the landlord of ${'Wallstraße'.repeat(12)}` },
  decorators: [(Story) => <div style={{ inlineSize: 200 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Waiting/).getBoundingClientRect().width).toBeLessThanOrEqual(200);
  },
});
