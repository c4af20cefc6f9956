/** Two colours that meet, by their names without `color.`, and the contrast that they need. */
export interface ContrastPair {
  foreground: string;
  background: string;
  /** 4.5 for text (WCAG 1.4.3), 3 for the edge of a control or a series of a chart (WCAG 1.4.11). */
  minimum: 4.5 | 3;
}

const surfaces = ['surface', 'surface-raised', 'surface-sunken'];
const statuses = ['positive', 'caution', 'critical', 'info'];

export const seriesColors: readonly string[] = [1, 2, 3, 4, 5, 6].map((place) => `chart-${place}`);

const text = pairsWith(4.5, [
  ...surfaces.flatMap((surface) =>
    ['text', 'text-quiet', 'accent-text', ...statuses.map((status) => `${status}-text`)].map(
      (name): Names => [name, surface],
    ),
  ),
  ['text', 'surface-hover'],
  ['text', 'surface-pressed'],
  ['text-quiet', 'surface-hover'],
  ['text', 'accent-surface'],
  ['text-quiet', 'accent-surface'],
  ['accent-text', 'accent-surface'],
  ...statuses.map((status): Names => [`${status}-text`, 'accent-surface']),
  ...['', '-hover', '-pressed'].flatMap((state): Names[] => [
    ['on-accent', `accent${state}`],
    ['on-critical', `critical-fill${state}`],
  ]),
  ...statuses.flatMap((status): Names[] => [
    ['text', `${status}-surface`],
    [`${status}-text`, `${status}-surface`],
  ]),
]);

const controls = pairsWith(3, [
  ...surfaces.flatMap((surface) =>
    ['border-strong', 'accent-strong', 'focus', 'critical-fill'].map((name): Names => [name, surface]),
  ),
  ['accent-strong', 'surface-hover'],
  ['accent-strong', 'accent-surface'],
  ['border-strong', 'accent-surface'],
  ['focus', 'surface-hover'],
]);

const series = pairsWith(
  3,
  seriesColors.flatMap((name) => [...surfaces, 'surface-hover'].map((surface): Names => [name, surface])),
);

/** Every pair of colours that meets in a component. The contrast test and the colour page of Storybook read it. */
export const contrastPairs: readonly ContrastPair[] = [...text, ...controls, ...series];

type Names = readonly [foreground: string, background: string];

function pairsWith(minimum: ContrastPair['minimum'], names: readonly Names[]): ContrastPair[] {
  return names.map(([foreground, background]) => ({ foreground, background, minimum }));
}
