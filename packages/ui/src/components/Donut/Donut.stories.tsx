import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { cases, longTexts, thousand } from '../../charts/charts.fixtures.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Donut, type DonutProps } from './Donut.tsx';

const ready: DonutProps = { label: 'Open cases by impact', data: { status: 'ready', items: cases } };

const meta = preview.meta({
  title: 'Charts/Donut',
  component: Donut,
  parameters: {
    layout: 'padded',
  },
  args: ready,
  argTypes: { data: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
});

/** The number in the centre. */
function totalOf(canvasElement: HTMLElement): string | null | undefined {
  return canvasElement.querySelector('svg + div > data')?.getAttribute('value');
}

export const Ready = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(totalOf(canvasElement)).toBe('54');
    const cells = within(canvas.getByRole('row', { name: /^Down/ })).getAllByRole('cell');
    await expect(cells[0]?.querySelector('data')).toHaveAttribute('value', '17');
    const paths = [...canvasElement.querySelectorAll<SVGPathElement>('[data-segment]')];
    const lengths = paths.map((path) => path.getTotalLength());
    // A gap of less than one percent is taken from each segment.
    await expect((lengths[0] ?? 0) / (lengths[1] ?? 1)).toBeCloseTo(24 / 17, 1);
  },
});

/** The link of a segment is in its row. A pointer can also use the segment. */
export const Links = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(cases.length);
    const segment = canvasElement.querySelector("[data-segment][data-series='3']");
    await expect(segment?.closest('a')).toHaveAttribute('href', '#none');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Degraded' })).toHaveFocus();
    // The other segments fade.
    const opacity = (): string[] =>
      [...canvasElement.querySelectorAll('[data-segment]')].map((each) => getComputedStyle(each).opacity);
    await waitFor(() => expect(opacity()).toEqual(['1', '0.3', '0.3', '0.3']));
  },
});

/** One value, only zeros, and huge values of which one is negative. */
export const Values = meta.story({
  render: () => (
    <Stack gap={32}>
      <Donut label="One" data={{ status: 'ready', items: cases.slice(0, 1) }} />
      <Donut label="Zeros" data={{ status: 'ready', items: [{ id: 'open', label: 'Open', value: 0 }] }} />
      <Donut
        label="Spend"
        format={{ style: 'currency', currency: 'GBP' }}
        data={{
          status: 'ready',
          items: [
            { id: 'fibre', label: 'Fibre', value: 1_234_567_890 },
            { id: 'voice', label: 'Voice', value: 120_000_000 },
            { id: 'credit', label: 'Credit notes', value: -480 },
          ],
        }}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const zeros = canvas.getByRole('table', { name: 'Zeros' }).parentElement;
    await expect(zeros?.querySelector('circle')).toBeVisible();
    const spend = canvas.getByRole('table', { name: 'Spend' }).parentElement;
    await expect(spend?.querySelector('svg + div > data')).toHaveAttribute('value', '1354567890');
    const drawn = [...(spend?.querySelectorAll<SVGPathElement>('[data-segment]') ?? [])];
    await expect(drawn.map((path) => path.getTotalLength() > 0)).toEqual([true, true, false]);
  },
});

/** The five largest of a thousand, and one segment for all others. */
export const ManyItems = meta.story({
  tags: ['!autodocs'],
  args: { data: { status: 'ready', items: thousand } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
    await expect(totalOf(canvasElement)).toBe('748545');
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThanOrEqual(100);
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: { data: { status: 'ready', items: longTexts } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const retry = fn();

export const LoadingEmptyAndError = meta.story({
  render: () => (
    <Stack gap={32}>
      <Donut label="Loading" data={{ status: 'loading', expectedItems: cases.length }} />
      <Donut label="Loaded" data={{ status: 'ready', items: cases }} />
      <Donut label="Empty" data={{ status: 'ready', items: [] }} />
      <Donut label="Failed" data={{ status: 'error', onRetry: retry }} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    const loaded = canvas.getByRole('table', { name: 'Loaded' }).closest('[data-chart]');
    await expect(canvas.getByRole('group', { name: 'Loading' }).clientHeight).toBe(loaded?.clientHeight);
    const failed = canvas.getByRole('group', { name: 'Failed' });
    await userEvent.click(within(failed).getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** Counter-clockwise from the top. */
export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const ring = canvasElement.querySelector('svg')?.getBoundingClientRect();
    const first = canvasElement.querySelector('[data-segment]')?.getBoundingClientRect();
    const centre = (ring?.left ?? 0) + (ring?.width ?? 0) / 2;
    await expect(first?.right ?? 0).toBeLessThanOrEqual(centre + 1);
  },
});
