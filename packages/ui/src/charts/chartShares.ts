import { fillLabel } from '../theme/fillLabel.ts';
import type { ChartData, ChartItem } from './chartData.ts';
import { isFiniteNumber } from './finite.ts';
import { groupSmall, type Segment, segments as segmentsOf, shares, wholePercents } from './shares.ts';
import type { SharesLabels } from './sharesLabels.ts';
import type { ChartNumbers } from './useChartNumbers.ts';

/** The number of colours, and so the largest number of segments. */
export const seriesCount = 6;

/** A segment: an item or the group of small ones, its colour, and its share in percent. */
export type Share = { item: ChartItem; series: number; percent: number; percentText: string | null };

/** The segments of items: at most six, with their shares. The small ones are grouped as one. */
function chartShares(items: readonly ChartItem[], text: SharesLabels, numbers: ChartNumbers): Share[] {
  const { shown, grouped } = groupSmall(
    items.map(({ value }) => value),
    seriesCount,
  );
  const segments = shown.flatMap((index) => items[index] ?? []);
  if (grouped.length > 0) {
    const values = grouped.flatMap((index) => items[index]?.value ?? []).filter(isFiniteNumber);
    segments.push({
      id: 'other segments',
      label: fillLabel(text.other, { count: numbers.count(grouped.length) }),
      value: values.length > 0 ? values.reduce((sum, value) => sum + value, 0) : null,
    });
  }
  const percents = shares(segments.map(({ value }) => value));
  const whole = wholePercents(percents);
  const below = fillLabel(text.below, { percent: numbers.percent(1) });
  return segments.map((item, index) => {
    const percent = percents[index] ?? 0;
    const rounded = whole[index] ?? 0;
    const percentText = rounded === 0 ? below : numbers.percent(rounded);
    return { item, series: index + 1, percent, percentText: percent > 0 ? percentText : null };
  });
}

/** The segments of a chart, and where each is drawn: at least `smallestPercent` wide. None while there are no items. */
export function placedShares(
  data: ChartData<ChartItem>,
  text: SharesLabels,
  numbers: ChartNumbers,
  smallestPercent: number,
): { shares: Share[]; placed: Segment[] } {
  const all = data.status === 'ready' ? chartShares(data.items, text, numbers) : [];
  return {
    shares: all,
    placed: segmentsOf(
      all.map(({ percent }) => percent),
      smallestPercent,
    ),
  };
}
