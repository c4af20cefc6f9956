import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { days, thousandDays } from '../../charts/charts.fixtures.ts';
import { Grid } from '../Grid/Grid.tsx';
import { Sparkline, type SparklineProps } from './Sparkline.tsx';

const ready: SparklineProps = { label: 'Traffic in November', data: { status: 'ready', points: days } };

const meta = preview.meta({
  title: 'Charts/Sparkline',
  component: Sparkline,
  parameters: {
    layout: 'padded',
  },
  args: ready,
  argTypes: { data: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
});

function lineOf(root: Element | null): string | null | undefined {
  return root?.querySelector("[data-part='line']")?.getAttribute('d');
}

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Traffic in November' });
    const rows = within(table).getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(12);
    await expect(rows[0]).toHaveTextContent('1 Nov');
    await expect(rows.at(-1)).toHaveTextContent('30 Nov');
    // The sentence names both ends and both extremes.
    const sentence = table.previousElementSibling;
    await expect(sentence).toHaveTextContent(/1 Nov.*30 Nov.*3 Nov.*23 Nov/);
  },
});

/** Next to the current value, which makes the ends unnecessary. */
export const WithoutEnds = meta.story({ args: { ends: 'hidden' } });

/** One value, equal values, negative values, gaps, and huge values. */
export const Values = meta.story({
  render: () => (
    <Grid columns="two">
      <Sparkline label="One" data={{ status: 'ready', points: days.slice(0, 1) }} />
      <Sparkline
        label="Equal"
        data={{ status: 'ready', points: days.slice(0, 5).map(({ label }) => ({ label, value: 7 })) }}
      />
      <Sparkline
        label="Negative"
        data={{
          status: 'ready',
          points: days.map((day, index) => ({ ...day, value: Math.round(40 * Math.sin(index / 4)) })),
        }}
      />
      <Sparkline
        label="Gaps"
        data={{
          status: 'ready',
          points: days.map((day, index) => (index % 7 === 4 || index === 6 ? { ...day, value: null } : day)),
        }}
      />
      <Sparkline
        label="Huge"
        data={{
          status: 'ready',
          points: days.map((day) => ({ ...day, value: (day.value ?? 0) * 12_345_678 })),
        }}
      />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const chart = (name: string): Element | null =>
      canvas.getByRole('table', { name }).closest('[data-chart]');
    await expect(lineOf(chart('One'))).toBe('M50 50h0');
    await expect(lineOf(chart('Equal'))).toBe('M0 50h0L25 50L50 50L75 50L100 50');
    await expect(lineOf(chart('Gaps'))?.match(/M/gu)?.length).toBeGreaterThan(4);
    const base = chart('Negative')?.querySelector("[data-part='base']")?.getAttribute('d');
    await expect(base).not.toBe('M0 100h100');
  },
});

/** It draws 200 of a thousand points, the extremes among them. */
export const ManyPoints = meta.story({
  tags: ['!autodocs'],
  args: { data: { status: 'ready', points: thousandDays } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThanOrEqual(100);
    await expect(lineOf(canvasElement)?.split('L').length).toBeLessThanOrEqual(200);
    const rows = canvas.getAllByRole('row');
    await expect(rows.length).toBeLessThanOrEqual(13);
    await expect(rows.some((row) => row.querySelector('data')?.getAttribute('value') === '999')).toBe(true);
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    data: {
      status: 'ready',
      points: [
        { label: 'Erster Messzeitraum der Verbindungsqualitätsüberwachung', value: 4 },
        { label: 'w'.repeat(120), value: 9 },
      ],
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const retry = fn();

export const LoadingEmptyAndError = meta.story({
  render: () => (
    <Grid columns="two">
      <Sparkline label="Loading" data={{ status: 'loading' }} />
      <Sparkline label="Loaded" data={{ status: 'ready', points: days }} />
      <Sparkline label="Empty" data={{ status: 'ready', points: [] }} />
      <Sparkline label="Unknown" data={{ status: 'ready', points: [{ label: '1 Nov', value: null }] }} />
      <Sparkline label="Failed" data={{ status: 'error', onRetry: retry }} />
    </Grid>
  ),
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    const loaded = canvas.getByRole('table', { name: 'Loaded' }).closest('[data-chart]');
    await expect(canvas.getByRole('group', { name: 'Loading' }).clientHeight).toBe(loaded?.clientHeight);
    await expect(canvas.getByRole('group', { name: 'Unknown' })).toHaveAttribute('data-state', 'empty');
    const failed = canvas.getByRole('group', { name: 'Failed' });
    await userEvent.click(within(failed).getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
    await expect(failed).toHaveFocus();
  },
});

/** The last point is at the end edge. */
export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('svg')?.getBoundingClientRect();
    const end = canvasElement.querySelector("[data-part='end']")?.getBoundingClientRect();
    await expect(Math.abs((end?.left ?? 0) - (drawing?.left ?? 0))).toBeLessThanOrEqual(8);
  },
});
