import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { BarList } from '../components/BarList/BarList.tsx';
import { Card } from '../components/Card/Card.tsx';
import { Donut } from '../components/Donut/Donut.tsx';
import { Grid } from '../components/Grid/Grid.tsx';
import { Meter } from '../components/Meter/Meter.tsx';
import { MetricTile } from '../components/MetricTile/MetricTile.tsx';
import { Sparkline } from '../components/Sparkline/Sparkline.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { StackedBar } from '../components/StackedBar/StackedBar.tsx';
import { tokens } from '../tokens/generated/tokens.ts';
import { cases, days } from './charts.fixtures.ts';
import { SwatchRoot } from './series.styles.ts';

type Choice = { question: string; name: string; why: string; chart: ReactNode };

type ChoicesProps = { choices: readonly Choice[] };

const choices: readonly Choice[] = [
  {
    question: 'How many?',
    name: 'MetricTile',
    why: 'MetricTile: one number, a link to what it counts, and its change in words.',
    chart: (
      <MetricTile
        label="Waiting for you"
        href="#waiting"
        data={{ status: 'ready', value: 7, change: { value: 3, period: 'since Monday' } }}
      />
    ),
  },
  {
    question: 'Which is larger?',
    name: 'BarList',
    why: 'BarList: bars on one scale that begins at zero, the largest first.',
    chart: <BarList label="Cases by impact, compared" data={{ status: 'ready', items: cases }} />,
  },
  {
    question: 'What is it made of?',
    name: 'StackedBar',
    why: 'StackedBar: shares of a whole, in up to six segments.',
    chart: <StackedBar label="Cases by impact, as shares" data={{ status: 'ready', items: cases }} />,
  },
  {
    question: 'What is the total, and its few parts?',
    name: 'Donut',
    why: 'Donut: like StackedBar, where the total matters more than an exact comparison.',
    chart: <Donut label="Cases by impact, with their total" data={{ status: 'ready', items: cases }} />,
  },
  {
    question: 'Where is it going?',
    name: 'Sparkline',
    why: 'Sparkline: a trend on its own scale, with its first and last value.',
    chart: <Sparkline label="Traffic in November" data={{ status: 'ready', points: days }} />,
  },
  {
    question: 'How much is left?',
    name: 'Meter',
    why: 'Meter: a value within a limit. Thresholds are words.',
    chart: (
      <Meter
        label="Licences"
        max={5}
        data={{ status: 'ready', value: 4 }}
        thresholds={[{ from: 4, label: 'Nearly all in use', tone: 'caution' }]}
      />
    ),
  },
];

function Choices({ choices: shown }: ChoicesProps) {
  return (
    <Grid columns="two">
      {shown.map(({ question, name, why, chart }) => (
        <Card key={name} title={question} lead={why}>
          {chart}
        </Card>
      ))}
    </Grid>
  );
}

const meta = preview.meta({
  title: 'Foundations/Charts',
  component: Choices,
  // Not a component of the package.
  tags: ['!manifest'],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'A chart answers one question. Its labels and numbers are a table, visible next to the drawing, so it needs neither a legend nor colour to be read. Every row and tile links to the list that it counts.',
      },
    },
  },
  args: { choices },
  argTypes: { choices: { control: false } },
});

/** Begin with the question. A chart that answers no question is a table. */
export const WhichChart = meta.story({
  play: async ({ canvas }) => {
    // Each chart of several values is a table, and the limit is a meter.
    await expect(canvas.getAllByRole('table')).toHaveLength(4);
    await expect(canvas.getByRole('meter', { name: 'Licences' })).toBeVisible();
  },
});

const series = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6'] as const;

/**
 * Series take the colours in this order: the accent, two other hues, and greys between them. Each has a contrast of 3 or more with
 * the surface, differs in lightness from the next, and differs from all others for people who see fewer colours. The last is
 * the quietest, because the group of small values has it. A chart with one series uses the first. In forced colours each has
 * a pattern.
 */
export const Colours = meta.story({
  render: () => (
    <Stack gap={12}>
      {series.map((name, index) => (
        <div key={name} style={{ display: 'flex', alignItems: 'center', gap: tokens.space[16] }}>
          <svg aria-hidden="true" width="96" height="24" style={{ flex: 'none' }}>
            <rect width="96" height="24" rx="4" style={{ fill: tokens.color[name] }} />
          </svg>
          <SwatchRoot aria-hidden="true" viewBox="0 0 12 12">
            <line data-series={index + 1} x1="0" x2="12" y1="6" y2="6" />
          </SwatchRoot>
          <code>{name}</code>
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const fills = [...canvasElement.querySelectorAll('rect')].map((each) => getComputedStyle(each).fill);
    const isForced = matchMedia('(forced-colors: active)').matches;
    await expect(new Set(fills).size).toBe(isForced ? 1 : series.length);
  },
});
