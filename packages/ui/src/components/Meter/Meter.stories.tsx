import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Meter, type MeterProps, type MeterThreshold } from './Meter.tsx';

const licences: MeterProps = { label: 'Licences', max: 5, data: { status: 'ready', value: 3 } };

const storage: readonly MeterThreshold[] = [
  { from: 0, label: 'Enough space', tone: 'positive' },
  { from: 80, label: 'Nearly full', tone: 'caution' },
  { from: 95, label: 'Full soon: uploads will fail', tone: 'critical' },
];

const meta = preview.meta({
  title: 'Charts/Meter',
  component: Meter,
  parameters: {
    layout: 'padded',
  },
  args: licences,
  argTypes: { data: { control: false }, thresholds: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: 400 }}>{Story()}</div>],
});

export const Ready = meta.story({
  args: { valueText: '3 of 5 used' },
  play: async ({ canvas, canvasElement }) => {
    const meter = canvas.getByRole('meter', { name: 'Licences' });
    await expect(meter).toHaveAttribute('aria-valuetext', '3 of 5 used');
    await expect(canvas.getByText('3 of 5 used')).toBeVisible();
    const drawn = canvasElement.querySelector('rect')?.getBoundingClientRect().width ?? 0;
    await expect(drawn / meter.getBoundingClientRect().width).toBeCloseTo(3 / 5, 2);
  },
});

/** The words of the last threshold that the value reaches, with an icon. */
export const Thresholds = meta.story({
  render: () => (
    <Stack gap={24}>
      <Meter label="Archive" data={{ status: 'ready', value: 12 }} thresholds={storage} />
      <Meter label="Documents" data={{ status: 'ready', value: 80 }} thresholds={storage} />
      <Meter label="Recordings" data={{ status: 'ready', value: 97.5 }} thresholds={storage} />
      <Meter
        label="Channels"
        max={30}
        data={{ status: 'ready', value: 30 }}
        thresholds={[{ from: 30, label: 'All in use', tone: 'neutral' }]}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enough space')).toBeVisible();
    await expect(canvas.getByText('Nearly full')).toBeVisible();
    await expect(canvas.getByText('Full soon: uploads will fail')).toBeVisible();
    await expect(canvas.getByText('All in use')).toBeVisible();
  },
});

/** Empty, more than the limit, negative, unknown, huge, and a limit that is not one. */
export const Values = meta.story({
  render: () => (
    <Stack gap={24}>
      <Meter label="None" max={5} data={{ status: 'ready', value: 0 }} />
      <Meter
        label="Too many"
        max={5}
        data={{ status: 'ready', value: 7 }}
        thresholds={[{ from: 6, label: 'Over the limit', tone: 'critical' }]}
      />
      <Meter label="Negative" data={{ status: 'ready', value: -3 }} />
      <Meter label="Unknown" data={{ status: 'ready', value: null }} />
      <Meter label="Bytes" max={2_000_000_000} data={{ status: 'ready', value: 1_234_567_890 }} />
      <Meter label="No limit" max={0} data={{ status: 'ready', value: 3 }} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const meter = (name: string): HTMLElement => canvas.getByRole('meter', { name });
    await expect(meter('None')).toHaveAttribute('value', '0');
    await expect(meter('Too many')).toHaveAttribute('value', '5');
    await expect(meter('Negative')).toHaveAttribute('value', '0');
    await expect(meter('Bytes').getAttribute('aria-valuetext')?.match(/\p{N}/gu)).toHaveLength(20);
    await expect(canvas.queryByRole('meter', { name: 'Unknown' })).toBeNull();
    await expect(canvas.queryByRole('meter', { name: 'No limit' })).toBeNull();
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    label: `Leistungsbeschreibung${'überwachungsdienst'.repeat(8)}`,
    thresholds: [{ from: 2, label: 'Nearly all of your licences are in use. '.repeat(3), tone: 'caution' }],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const retry = fn();

export const LoadingAndError = meta.story({
  render: () => (
    <Stack gap={24}>
      <Meter label="Loading" data={{ status: 'loading' }} />
      <Meter label="Loaded" data={{ status: 'ready', value: 42 }} />
      <Meter label="Failed" data={{ status: 'error', onRetry: retry }} />
    </Stack>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    retry.mockClear();
    const [loading, loaded, failed] = canvasElement.querySelectorAll('[data-chart]');
    await expect(loading).toHaveAttribute('aria-busy', 'true');
    await expect(loading?.clientHeight).toBe(loaded?.clientHeight);
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
    await expect(failed).toHaveFocus();
    await expect(within(canvasElement).getByRole('group', { name: 'Failed' })).toBe(failed);
  },
});

export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  args: { thresholds: storage, max: 100, data: { status: 'ready', value: 85 } },
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const drawn = canvasElement.querySelector('rect')?.getBoundingClientRect();
    await expect(drawn?.right).toBeCloseTo(canvas.getByRole('meter').getBoundingClientRect().right, 0);
  },
});
