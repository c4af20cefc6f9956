import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { days } from '../../charts/charts.fixtures.ts';
import { Grid } from '../Grid/Grid.tsx';
import { Sparkline, type SparklineProps } from '../Sparkline/Sparkline.tsx';
import { MetricTile, type MetricTileProps } from './MetricTile.tsx';

const trend: SparklineProps = {
  label: 'Waiting for you',
  data: { status: 'ready', points: days },
  ends: 'hidden',
};

const waiting: MetricTileProps = {
  label: 'Waiting for you',
  href: '#waiting',
  data: { status: 'ready', value: 7, change: { value: 3, period: 'since Monday', better: 'down' } },
};

const meta = preview.meta({
  title: 'Charts/MetricTile',
  component: MetricTile,
  parameters: {
    layout: 'padded',
  },
  args: waiting,
  argTypes: { data: { control: false } },
});

/** Four tiles as on a dashboard. Words and arrows say the direction; colour only says whether it is good. */
export const Dashboard = meta.story({
  render: () => (
    <Grid columns="four">
      <MetricTile {...waiting} />
      <MetricTile
        label="Services down"
        href="#down"
        data={{ status: 'ready', value: 2, change: { value: -4, period: 'since Monday', better: 'down' } }}
      />
      <MetricTile
        label="Orders in delivery"
        href="#orders"
        data={{ status: 'ready', value: 18, change: { value: 0, period: 'since Monday', better: 'neither' } }}
      />
      <MetricTile
        label="Traffic, Gbit/s"
        href="#traffic"
        data={{ status: 'ready', value: 31, change: { value: 6, period: 'in 30 days', better: 'up' } }}
      />
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    const tones = [...canvasElement.querySelectorAll('[data-tone]')].map((change) =>
      change.getAttribute('data-tone'),
    );
    await expect(tones).toEqual(['critical', 'positive', 'neutral', 'positive']);
  },
});

/** The whole tile is one link, named by its label and its number. */
export const Linked = meta.story({
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = canvas.getByRole('link', { name: /^Waiting for you \p{N}$/u });
    const followed = fn((event: Event) => event.preventDefault());
    link.addEventListener('click', followed);
    const tile = canvasElement.querySelector('[data-chart]')?.getBoundingClientRect();
    const hit = document.elementFromPoint((tile?.right ?? 0) - 6, (tile?.bottom ?? 0) - 6);
    await expect(hit).toBe(link);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
  },
});

/** The number of the user, and below it that of the company: two links, each to its own list. */
export const TwoNumbers = meta.story({
  args: {
    label: 'Cases',
    href: '#mine',
    data: { status: 'ready', value: 3 },
    also: { label: 'Company', value: 46, href: '#company' },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const company = canvas.getByRole('link', { name: /^Cases Company \p{N}+$/u });
    const { left, top } = company.getBoundingClientRect();
    await expect(company.contains(document.elementFromPoint(left + 8, top + 12))).toBe(true);
    await expect(canvas.getByRole('link', { name: /^Cases \p{N}$/u })).toHaveAttribute('href', '#mine');
  },
});

export const WithTrend = meta.story({
  args: {
    data: { status: 'ready', value: 31, change: { value: 6, period: 'in 30 days' } },
    children: <Sparkline {...trend} />,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link');
    await expect(canvas.getByRole('table', { name: 'Waiting for you' })).not.toBe(null);
    const line = canvasElement.querySelector('svg:has([data-part])')?.getBoundingClientRect();
    await expect(document.elementFromPoint((line?.left ?? 0) + 20, (line?.top ?? 0) + 10)).toBe(link);
  },
});

/** Zero, unknown, negative, huge, money, and a tile without a link. */
export const Values = meta.story({
  render: () => (
    <Grid columns="three">
      <MetricTile label="Open cases" href="#open" data={{ status: 'ready', value: 0 }} />
      <MetricTile label="Health" href="#health" data={{ status: 'ready', value: null }} />
      <MetricTile label="Balance" data={{ status: 'ready', value: -1250 }} />
      <MetricTile label="Packets" href="#packets" data={{ status: 'ready', value: 1_234_567_890 }} />
      <MetricTile
        label="Spend this month"
        href="#spend"
        format={{ style: 'currency', currency: 'GBP', maximumFractionDigits: 0 }}
        data={{ status: 'ready', value: 182_400, change: { value: -12_000, period: 'since October' } }}
      />
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    // Screen readers get every digit.
    const packets = canvas.getByRole('link', { name: /^Packets/ });
    await expect(packets.querySelector('[aria-hidden] + span')?.textContent?.match(/\p{N}/gu)).toHaveLength(
      10,
    );
    const states = [...canvasElement.querySelectorAll('[data-chart]')].map((tile) =>
      tile.getAttribute('data-state'),
    );
    await expect(states).toEqual(['ready', 'empty', 'ready', 'ready', 'ready']);
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    label: `Verbindungsqualitätsüberwachungsdienst${'unterbrechung'.repeat(6)}`,
    data: {
      status: 'ready',
      value: 123_456_789_012_345,
      change: { value: 12, period: 'since the beginning of the contract year. '.repeat(3) },
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const retry = fn();

export const LoadingAndError = meta.story({
  render: () => (
    <Grid columns="three">
      <MetricTile
        {...waiting}
        label="Loading"
        data={{ status: 'loading', expectedParts: ['change'] }}
        also={{ label: 'Company', href: '#company' }}
      >
        <Sparkline {...trend} data={{ status: 'loading' }} />
      </MetricTile>
      <MetricTile
        label="Loaded"
        data={{ status: 'ready', value: 31, change: { value: 6, period: 'in 30 days' } }}
        also={{ label: 'Company', href: '#company', value: 46 }}
      >
        <Sparkline {...trend} />
      </MetricTile>
      <MetricTile {...waiting} label="Failed" data={{ status: 'error', onRetry: retry }} />
    </Grid>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    retry.mockClear();
    const [loading, loaded] = canvasElement.querySelectorAll('[data-chart]:has(> a, > span)');
    await expect(loading).toHaveAttribute('aria-busy', 'true');
    await expect(loading?.clientHeight).toBe(loaded?.clientHeight);
    // The button is above the link that covers the tile.
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('group', { name: 'Failed' })).toHaveFocus();
  },
});

export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  args: {
    data: { status: 'ready', value: -31, change: { value: -6, period: 'in 30 days' } },
    children: <Sparkline {...trend} />,
  },
  globals: { direction: 'rtl' },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>],
});
