import type { Extent } from './extent.ts';

/** What is asked of the stage: one story, in which world, and what is done with it. */
export interface StageRequest {
  id: string;
  /** The toolbar's values: theme, view, direction, language. A story's own go before them. */
  globals?: Readonly<Record<string, string>>;
  /** Whether its play is performed. */
  play?: boolean;
  /** Whether the accessibility rules are checked, as the story's parameters say. */
  axe?: boolean;
}

/** A breach of the content security policy, and whose script did it. */
export interface Violation {
  directive: string;
  /** What was refused: an address, or `inline`. */
  blocked: string;
  source: string;
}

/** What came of a story. All is empty when nothing is wrong. */
export interface Shown {
  /** Why it could not be drawn or played. */
  error: string | null;
  violations: Violation[];
  /** What was said on the console as an error or a warning, and what nobody caught. */
  complaints: string[];
  /** Broken accessibility rules: the rule, then the elements. */
  axe: string[];
}

/** A story's own wishes. */
export interface StoryWishes {
  layout: 'padded' | 'centered' | 'fullscreen';
  viewport: { width: number; height: number } | null;
  /** Whether it says by itself which theme it is shown in. */
  ownTheme: boolean;
  /** Whether its picture ends below what is painted, for what stands at the head of a page: the `picture` parameter is `head`. */
  headOnly: boolean;
}

/** What is wrong with the page as it stands. All is empty when nothing is. */
export interface Inspection {
  /** How much wider the page is than its window, in pixels. */
  overflow: number;
  clipped: string[];
  /** Texts that no label, story or `Intl` gave; only the pseudo-locale can tell. */
  literals: string[];
  /** Animations that run. */
  moving: string[];
}

/** What tests and picture takers do with the page, by `window.stage`. */
export interface Stage {
  wishes: (id: string) => Promise<StoryWishes>;
  show: (request: StageRequest) => Promise<Shown>;
  inspect: () => Inspection;
  extent: (longest: number) => Extent;
}
