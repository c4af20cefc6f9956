/**
 * `play` performs the story's play, `rules` checks the accessibility rules, `fit` that nothing is wider than the page or
 * cut, `words` that no text is a component's own, `still` that nothing moves.
 */
export type Deed = 'play' | 'rules' | 'fit' | 'words' | 'still';

/** A world that every story has to stand in. */
export interface Mode {
  name: string;
  /** What is done and looked at besides the console: see `Deed`. */
  deeds: readonly Deed[];
  viewport: { width: number; height: number };
  /** Whether a story that names a viewport is shown in its own. */
  ownViewport: boolean;
  globals: Readonly<Record<string, string>>;
  media: { forcedColors?: 'active'; reducedMotion?: 'reduce' };
  /** The root's font size, in percent, for readers who have set a larger one. */
  textPercent?: number;
}

/** What a project of the configuration hands to its tests. */
export interface ModeOptions {
  mode: Mode;
}

const still = { reducedMotion: 'reduce' } as const;

/** Every mode, the one that finds most first. */
export const modes: readonly Mode[] = [
  {
    name: 'production policy, dark',
    deeds: ['play', 'rules'],
    viewport: { width: 1200, height: 900 },
    ownViewport: true,
    globals: { theme: 'dark' },
    media: {},
  },
  {
    name: 'pseudo-locale, 360 px',
    deeds: ['words', 'fit'],
    viewport: { width: 360, height: 740 },
    ownViewport: false,
    globals: { language: 'pseudo' },
    media: still,
  },
  {
    name: 'right to left, dark, 360 px',
    deeds: ['fit'],
    viewport: { width: 360, height: 740 },
    ownViewport: false,
    globals: { language: 'ar', theme: 'dark' },
    media: still,
  },
  {
    name: 'forced colours, reduced motion',
    deeds: ['fit', 'still'],
    viewport: { width: 1367, height: 768 },
    ownViewport: false,
    globals: { theme: 'dark' },
    media: { forcedColors: 'active', ...still },
  },
  {
    name: 'zoom 200 %',
    deeds: ['fit'],
    viewport: { width: 640, height: 360 },
    ownViewport: false,
    globals: {},
    media: still,
  },
  {
    name: 'text 200 %',
    deeds: ['fit'],
    viewport: { width: 1280, height: 720 },
    ownViewport: false,
    globals: {},
    media: still,
    textPercent: 200,
  },
];
