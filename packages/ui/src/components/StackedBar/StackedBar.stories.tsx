import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { cases, longTexts, thousand } from '../../charts/charts.fixtures.ts';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { StackedBar, type StackedBarProps } from './StackedBar.tsx';

const ready: StackedBarProps = { label: 'Open cases by impact', data: { status: 'ready', items: cases } };

const meta = preview.meta({
  title: 'Charts/StackedBar',
  component: StackedBar,
  parameters: {
    layout: 'padded',
  },
  args: ready,
  argTypes: { data: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
});

/** The widths of the segments, in percent of the bar. */
function sharesDrawn(root: Element): number[] {
  const whole = root.querySelector('svg:has([data-segment])')?.getBoundingClientRect().width ?? 1;
  return [...root.querySelectorAll('[data-segment]')].map((segment) =>
    Math.round((segment.getBoundingClientRect().width / whole) * 100),
  );
}

export const Ready = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: 'Open cases by impact' });
    const cells = within(canvas.getByRole('row', { name: /^Degraded/ })).getAllByRole('cell');
    await expect(cells[0]?.querySelector('data')).toHaveAttribute('value', '24');
    await expect(cells[1]).toHaveTextContent(/\p{N}{2}/u);
    await expect(within(table).getAllByRole('row')).toHaveLength(cases.length + 1);
    await expect(sharesDrawn(canvasElement)).toEqual([44, 31, 17, 7]);
  },
});

/** Inside a card the gaps have the colour of the card. */
export const InACard = meta.story({
  decorators: [(Story) => <Card title="Open cases by impact">{Story()}</Card>],
});

/** The link of a segment is in its row. A pointer can also use the segment. */
export const Links = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(cases.length);
    const followed = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('click', followed);
    const segment = canvasElement.querySelector("[data-segment][data-series='2']");
    await expect(segment?.closest('a')).toHaveAttribute('href', '#down');
    if (segment) await userEvent.click(segment);
    await expect(followed).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Degraded' })).toHaveFocus();
    canvasElement.removeEventListener('click', followed);
  },
});

/** One value, only zeros, values without a share, and a tiny share of a huge whole. */
export const Values = meta.story({
  render: () => (
    <Stack gap={32}>
      <StackedBar label="One" data={{ status: 'ready', items: cases.slice(0, 1) }} />
      <StackedBar
        label="Zeros"
        data={{
          status: 'ready',
          items: [
            { id: 'open', label: 'Open', value: 0 },
            { id: 'closed', label: 'Closed', value: 0 },
          ],
        }}
      />
      <StackedBar
        label="Spend"
        format={{ style: 'currency', currency: 'GBP' }}
        data={{
          status: 'ready',
          items: [
            { id: 'fibre', label: 'Fibre', value: 1_234_567_890.12 },
            { id: 'voice', label: 'Voice', value: 1_250 },
            { id: 'credit', label: 'Credit notes', value: -480 },
            { id: 'cloud', label: 'Cloud', value: null },
          ],
        }}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const one = canvas.getByRole('table', { name: 'One' }).parentElement;
    await expect(one && sharesDrawn(one)).toEqual([100]);
    const zeros = canvas.getByRole('table', { name: 'Zeros' }).parentElement;
    await expect(zeros && sharesDrawn(zeros)).toEqual([]);
    // A tiny share is drawn, a negative and an unknown value are not.
    const spend = canvas.getByRole('table', { name: 'Spend' }).parentElement;
    await expect(spend && sharesDrawn(spend)).toEqual([99, 1]);
    const credit = within(canvas.getByRole('row', { name: /^Credit notes/ })).getAllByRole('cell');
    await expect(credit[1]).toBeEmptyDOMElement();
  },
});

/** The five largest of a thousand, and one segment for all others. */
export const ManyItems = meta.story({
  tags: ['!autodocs'],
  args: { data: { status: 'ready', items: thousand }, format: { style: 'currency', currency: 'GBP' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
    const other = canvas.getAllByRole('row').at(-1);
    // The number of segments has no currency.
    await expect(other?.querySelector('th')).toHaveTextContent(/\(\p{N}{3}\)/u);
    await expect(other?.querySelector('data')).toHaveAttribute('value', '520212');
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

/** While it loads it is as tall as the segments that it expects. */
export const LoadingEmptyAndError = meta.story({
  render: () => (
    <Stack gap={32}>
      <StackedBar label="Loading" data={{ status: 'loading', expectedItems: cases.length }} />
      <StackedBar label="Loaded" data={{ status: 'ready', items: cases }} />
      <StackedBar label="Empty" data={{ status: 'ready', items: [] }} />
      <StackedBar label="Failed" data={{ status: 'error', message: 'No response', onRetry: retry }} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    const loaded = canvas.getByRole('table', { name: 'Loaded' }).parentElement;
    await expect(canvas.getByRole('group', { name: 'Loading' }).clientHeight).toBe(loaded?.clientHeight);
    const failed = canvas.getByRole('group', { name: 'Failed' });
    await expect(failed).toHaveTextContent('No response');
    await userEvent.click(within(failed).getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** The first segment is at the start edge. */
export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('svg')?.getBoundingClientRect();
    const first = canvasElement.querySelector('[data-segment]')?.getBoundingClientRect();
    await expect(first?.right).toBeCloseTo(bar?.right ?? 0, 0);
  },
});
