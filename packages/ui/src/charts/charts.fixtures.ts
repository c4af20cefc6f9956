import type { SparklinePoint } from '../components/Sparkline/Sparkline.tsx';
import type { ChartItem } from './chartData.ts';

/** Open cases by impact. Each item links to its filtered list. */
export const cases: readonly ChartItem[] = [
  { id: 'degraded', label: 'Degraded', value: 24, href: '#degraded' },
  { id: 'down', label: 'Down', value: 17, href: '#down' },
  { id: 'none', label: 'No impact', value: 9, href: '#none' },
  { id: 'intermittent', label: 'Intermittent', value: 4, href: '#intermittent' },
];

/** A thousand items, the largest first. */
export const thousand: readonly ChartItem[] = Array.from({ length: 1000 }, (_, index) => ({
  id: String(index),
  label: `Site ${index + 1}`,
  value: Math.round(100_000 / (index + 1)),
}));

/** Labels that do not fit, one of them without a space. */
export const longTexts: readonly ChartItem[] = [
  { id: 'one', label: 'Verbindungsqualitätsüberwachungsdienst'.repeat(3), value: 42, href: '#one' },
  {
    id: 'two',
    label: 'A circuit with a long name that goes on for more than one line. '.repeat(2),
    value: 17,
  },
  { id: 'three', label: 'Short', value: 9 },
];

/** A month of values with both extremes inside. */
export const days: readonly SparklinePoint[] = Array.from({ length: 30 }, (_, index) => ({
  label: `${index + 1} Nov`,
  value:
    index === 2
      ? 5
      : index === 22
        ? 41
        : Math.round(18 + 6 * Math.sin(index / 4) + ((index * 7) % 5) + index / 3),
}));

/** A thousand days; only one of them has the highest value, 999. */
export const thousandDays: readonly SparklinePoint[] = Array.from({ length: 1000 }, (_, index) => ({
  label: `Day ${index + 1}`,
  value: index === 517 ? 999 : Math.round(300 + 200 * Math.sin(index / 60) + 40 * Math.sin(index * 1.7)),
}));
