import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { cases, longTexts, thousand } from '../../charts/charts.fixtures.ts';
import { Stack } from '../Stack/Stack.tsx';
import { BarList, type BarListProps } from './BarList.tsx';

const ready: BarListProps = { label: 'Open cases by impact', data: { status: 'ready', items: cases } };

const meta = preview.meta({
  title: 'Charts/BarList',
  component: BarList,
  parameters: {
    layout: 'padded',
  },
  args: ready,
  argTypes: { data: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
});

export const Ready = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: 'Open cases by impact' });
    const rows = within(table).getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(cases.length);
    await expect(within(rows[0] ?? table).getByRole('rowheader')).toHaveTextContent('Degraded');
    await expect(within(rows[0] ?? table).getByRole('cell')).toHaveTextContent('24');
    const [longest = 0, second = 0] = [...canvasElement.querySelectorAll('rect')].map(
      (bar) => bar.getBoundingClientRect().width,
    );
    await expect(second / longest).toBeCloseTo(17 / 24, 2);
  },
});

/** The whole row is the target of its link. */
export const Links = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Down' });
    const followed = fn((event: Event) => event.preventDefault());
    link.addEventListener('click', followed);
    const row = canvas.getByRole('row', { name: /^Down/ });
    for (const part of row.querySelectorAll('th, rect, data')) {
      const { left, top, width, height } = part.getBoundingClientRect();
      await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link);
    }
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Degraded' })).toHaveFocus();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
  },
});

/** Zero, negative, unknown and very large values. */
export const Values = meta.story({
  render: () => (
    <Stack gap={32}>
      <BarList
        label="Change in traffic"
        format={{ style: 'percent', signDisplay: 'exceptZero' }}
        data={{
          status: 'ready',
          items: [
            { id: 'london', label: 'London', value: 0.42 },
            { id: 'paris', label: 'Paris', value: 0 },
            { id: 'madrid', label: 'Madrid', value: -0.21 },
            { id: 'rome', label: 'Rome', value: null },
          ],
        }}
      />
      <BarList
        label="Traffic"
        data={{
          status: 'ready',
          items: [
            { id: 'core', label: 'Core', value: 1_234_567_890 },
            { id: 'edge', label: 'Edge', value: 1 },
          ],
        }}
      />
      <BarList label="Only one" data={{ status: 'ready', items: cases.slice(0, 1) }} />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const huge = within(canvas.getByRole('table', { name: 'Traffic' })).getAllByRole('cell')[0];
    await expect(huge?.querySelector('data')).toHaveAttribute('value', '1234567890');
    await expect(huge?.querySelector('[aria-hidden] + span')?.textContent).toMatch(/^\D*(?:\p{N}\D?){10}$/u);
    const madrid = canvas.getByRole('row', { name: /^Madrid/ }).querySelector('rect');
    const london = canvas.getByRole('row', { name: /^London/ }).querySelector('rect');
    const [negative, positive] = [madrid, london].map((bar) => bar?.getBoundingClientRect());
    const isRightToLeft = getComputedStyle(canvasElement).direction === 'rtl';
    const [before, after] = isRightToLeft ? [positive, negative] : [negative, positive];
    await expect(before?.right).toBeCloseTo(after?.left ?? 0, 0);
  },
});

const showAll = fn();

/** It draws eight of a thousand. `onShowAll` adds a button; raise `limit` when it is called. */
export const ManyItems = meta.story({
  tags: ['!autodocs'],
  render: function ManyItems(args) {
    const [limit, setLimit] = useState(8);
    return (
      <Stack gap={32}>
        <BarList {...args} data={{ status: 'ready', items: thousand }} />
        <BarList
          label="Traffic of 20 sites"
          data={{ status: 'ready', items: thousand.slice(0, 20) }}
          limit={limit}
          onShowAll={() => {
            showAll();
            setLimit(20);
          }}
        />
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    showAll.mockClear();
    const first = canvas.getByRole('table', { name: 'Open cases by impact' });
    await expect(within(first).getAllByRole('row')).toHaveLength(9);
    await expect(first.parentElement?.querySelectorAll('*').length).toBeLessThanOrEqual(100);
    const second = canvas.getByRole('table', { name: 'Traffic of 20 sites' });
    await userEvent.click(canvas.getByRole('button'));
    await expect(showAll).toHaveBeenCalledOnce();
    await expect(within(second).getAllByRole('row')).toHaveLength(21);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(second.parentElement).toHaveFocus();
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

/** While it loads it is as tall as the rows that it expects. */
export const LoadingEmptyAndError = meta.story({
  render: () => (
    <Stack gap={32}>
      <BarList label="Loading" data={{ status: 'loading', expectedItems: cases.length }} />
      <BarList label="Loaded" data={{ status: 'ready', items: cases }} />
      <BarList label="Empty" data={{ status: 'ready', items: [] }} />
      <BarList label="Failed" data={{ status: 'error', onRetry: retry }} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    const loading = canvas.getByRole('group', { name: 'Loading' });
    await expect(loading).toHaveAttribute('aria-busy', 'true');
    const loaded = canvas.getByRole('table', { name: 'Loaded' }).parentElement;
    await expect(loading.clientHeight).toBe(loaded?.clientHeight);
    const failed = canvas.getByRole('group', { name: 'Failed' });
    await userEvent.click(within(failed).getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
    await expect(failed).toHaveFocus();
  },
});

/** Bars grow from the start edge. */
export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const edges = [...canvasElement.querySelectorAll('rect')].map((bar) =>
      Math.round(bar.getBoundingClientRect().right),
    );
    await expect(new Set(edges).size).toBe(1);
  },
});
