import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { QuaysideProvider } from '../../theme/QuaysideProvider.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const hundredths = Array.from({ length: 101 }, (_, percent) => percent);

function words(value: number, max: number): string | undefined {
  const drawn = renderToString(
    <QuaysideProvider>
      <ProgressBar label="Uploading" value={value} max={max} />
    </QuaysideProvider>,
  );
  return /aria-valuetext="([^"]*)"/.exec(drawn)?.[1];
}

it.each([100, 1, 0.1, 3, 7, 8, 30, 250_000, 1e9])(
  'ProgressBar shows every hundredth of %d as its own percentage',
  (max) => {
    const drawn = hundredths.map((percent) => words((percent * max) / 100, max));
    expect(drawn).toEqual(hundredths.map((percent) => `${percent}%`));
  },
);

it.each([
  [0.29, 1, '29%'],
  [2, 3, '66%'],
  [28.999, 100, '28%'],
  [249_999, 250_000, '99%'],
  [99.999_999_999, 100, '99%'],
])('ProgressBar shows %d of %d as %s', (value, max, percent) => {
  expect(words(value, max)).toBe(percent);
});
