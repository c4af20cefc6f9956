import { isOnlyTest, type StoryEntry } from '../../../tools/stories/storyIndex.ts';

/**
 * The checks of a mode besides the console and the policy. `fit`: nothing is wider than the page or cut; `literals`: every text
 * comes from a label, the story or `Intl`; `motion`: nothing moves; `play`: the story's play passes, in the story's own viewport.
 */
export type Check = 'fit' | 'literals' | 'motion' | 'play';

/** A combination of settings in which every story is shown. */
export interface Mode {
  name: string;
  checks: readonly Check[];
  /** The stories that can show something new: default all that do more than test, `played` those with a play, `overview` the first of each file. */
  stories?: 'played' | 'overview';
  viewport: { width: number; height: number };
  globals: Readonly<Record<string, string>>;
  media: { forcedColors?: 'active'; reducedMotion?: 'reduce' };
  /** The root's font size in percent, for users who have set a larger one. */
  textPercent?: number;
}

/** Whether a mode shows a story. */
export function isShown({ stories }: Mode, story: Pick<StoryEntry, 'file' | 'tags' | 'isOverview'>): boolean {
  if (stories === 'played') return story.tags.includes('play-fn');
  return stories === 'overview' ? story.isOverview : !isOnlyTest(story);
}

/** The option that each project of the configuration sets. */
export interface ModeOptions {
  mode: Mode;
}

/** Settings that do not disturb each other share a mode. A mode with `@repeat` in its name runs with `npm test -- --all` only. */
export const modes: readonly Mode[] = [
  {
    name: 'pseudo-locale, right to left, 360 px, forced colours, reduced motion',
    checks: ['literals', 'fit', 'motion'],
    viewport: { width: 360, height: 740 },
    globals: { language: 'pseudo', direction: 'rtl' },
    media: { forcedColors: 'active', reducedMotion: 'reduce' },
  },
  {
    // The first pass plays every story in English.
    name: 'Arabic letters, right to left @repeat',
    checks: ['play'],
    stories: 'played',
    viewport: { width: 1200, height: 900 },
    globals: { language: 'ar' },
    media: {},
  },
  {
    // The width and height in letters at a zoom of 200 %.
    name: 'text 200 % @repeat',
    checks: ['fit'],
    stories: 'overview',
    viewport: { width: 1280, height: 720 },
    globals: {},
    media: { reducedMotion: 'reduce' },
    textPercent: 200,
  },
];
