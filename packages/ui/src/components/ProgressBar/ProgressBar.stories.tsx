import { expect } from 'storybook/test';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { fillLabel } from '../../theme/fillLabel.ts';
import { Stack } from '../Stack/Stack.tsx';
import { ProgressBar, type ProgressBarLabels } from './ProgressBar.tsx';

const labels = () => labelsOf<ProgressBarLabels>('ProgressBar');

const meta = preview.meta({
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  parameters: {
    layout: 'padded',
  },
  args: { label: 'Uploading floor-plan-docklands.pdf' },
  decorators: [(Story) => <div style={{ maxInlineSize: 400 }}>{Story()}</div>],
});

export const Determinate = meta.story({
  args: { value: 42 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading floor-plan-docklands.pdf' });
    const percent = fillLabel(labels().value, { percent: 42 });
    await expect(bar).toHaveAttribute('value', '42');
    await expect(bar).toHaveAttribute('aria-valuetext', percent);
    await expect(canvas.getByText(percent)).toBeVisible();
  },
});

export const Indeterminate = meta.story({
  args: { label: 'Checking availability at EC2A 4NE' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).not.toHaveAttribute('value');
    await expect(bar).not.toHaveAttribute('aria-valuetext');
  },
});

export const Empty = meta.story({ tags: ['!autodocs'], args: { value: 0 } });

export const Complete = meta.story({ args: { label: 'Uploaded', value: 100 } });

export const OwnWords = meta.story({
  tags: ['!autodocs'],
  args: {
    label: 'Revenue towards Gold',
    value: 182_400,
    max: 250_000,
    valueText: '£182,400 of £250,000',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '£182,400 of £250,000');
  },
});

/** A value out of range is clamped; one that is not a number is indeterminate. */
export const OutOfRange = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <Stack>
      <ProgressBar label="Too much" value={140} />
      <ProgressBar label="Too little" value={-3} />
      <ProgressBar label="No number" value={Number.NaN} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Too much' })).toHaveAttribute('value', '100');
    await expect(canvas.getByRole('progressbar', { name: 'Too little' })).toHaveAttribute('value', '0');
    await expect(canvas.getByRole('progressbar', { name: 'No number' })).not.toHaveAttribute('value');
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    label: `Uploading ${'Leistungsbeschreibung-'.repeat(10)}.pdf`,
    value: 8,
    valueText: '8 of 100 megabytes, about 4 minutes left',
  },
});

export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  args: { value: 42 },
  globals: { direction: 'rtl' },
});
