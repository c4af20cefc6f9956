/**
 * What is checked in a mode besides the console. `play` runs the story's play; `contrast` checks the contrast of colours;
 * `fit` that nothing is wider than the page or cut; `literals` that every text comes from a label, the story or `Intl`;
 * `motion` that nothing moves.
 */
export type Check = 'play' | 'contrast' | 'fit' | 'literals' | 'motion';

/** A combination of settings in which every story is shown. */
export interface Mode {
  name: string;
  checks: readonly Check[];
  viewport: { width: number; height: number };
  /** Whether a story that names a viewport is shown in its own. */
  ownViewport: boolean;
  globals: Readonly<Record<string, string>>;
  media: { forcedColors?: 'active'; reducedMotion?: 'reduce' };
  /** The root's font size in percent, for users who have set a larger one. */
  textPercent?: number;
}

/** The option that each project of the configuration sets. */
export interface ModeOptions {
  mode: Mode;
}

/** Settings that do not disturb each other share a mode. A mode with `@ci` in its name runs with `npm test -- --all` only. */
export const modes: readonly Mode[] = [
  {
    name: 'dark',
    checks: ['contrast'],
    viewport: { width: 1200, height: 900 },
    ownViewport: true,
    globals: { theme: 'dark' },
    media: {},
  },
  {
    name: 'pseudo-locale, right to left, 360 px, forced colours, reduced motion',
    checks: ['literals', 'fit', 'motion'],
    viewport: { width: 360, height: 740 },
    ownViewport: false,
    globals: { language: 'pseudo', direction: 'rtl' },
    media: { forcedColors: 'active', reducedMotion: 'reduce' },
  },
  {
    // Storybook's own run plays every story in English, without the portal's policy.
    name: 'production policy, Arabic letters, right to left @ci',
    checks: ['play'],
    viewport: { width: 1200, height: 900 },
    ownViewport: true,
    globals: { language: 'ar' },
    media: {},
  },
  {
    // As wide and high in letters as a zoom of 200 %.
    name: 'text 200 % @ci',
    checks: ['fit'],
    viewport: { width: 1280, height: 720 },
    ownViewport: false,
    globals: {},
    media: { reducedMotion: 'reduce' },
    textPercent: 200,
  },
];
