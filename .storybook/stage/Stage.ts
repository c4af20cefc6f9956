import type { Extent } from './extent.ts';

/** Which story is shown, and how. */
export interface StageRequest {
  id: string;
  /** The toolbar's values: theme, view, direction, language. A story's own take precedence. */
  globals?: Readonly<Record<string, string>>;
  /** Whether the story's play runs. */
  play?: boolean;
  /** Whether the accessibility rules are checked that the story's parameters name. `contrast` checks the colours. */
  axe?: boolean;
}

/** A violation of the content security policy, and the script that caused it. */
export interface Violation {
  directive: string;
  /** The refused source: an address, or `inline`. */
  blocked: string;
  source: string;
}

/** The result of showing a story. Everything is empty when nothing is wrong. */
export interface Shown {
  /** The reason why the story could not be rendered or played; null without an error. */
  error: string | null;
  violations: Violation[];
  /** Errors and warnings on the console, and errors that nothing caught. */
  consoleErrors: string[];
  /** Broken accessibility rules: the rule, then the elements. */
  axe: string[];
}

/** The window and theme settings of a story. */
export interface StorySettings {
  layout: 'padded' | 'centered' | 'fullscreen';
  viewport: { width: number; height: number } | null;
  /** Whether it sets its theme itself. */
  hasOwnTheme: boolean;
  /** Whether its picture ends below the painted content, for the head of a page: the `picture` parameter is `head`. */
  isHeadOnly: boolean;
}

/** The faults of the page. Every member is empty when there are none. */
export interface Inspection {
  /** The width by which the page exceeds its window, in pixels. */
  overflow: number;
  clipped: string[];
  /** Texts that come from neither a label, nor `Intl`, nor the story. Found in the pseudo-locale only. */
  literals: string[];
  /** Running animations. */
  moving: string[];
}

/** The page's interface for tests and for `npm run visual`: `window.stage`. */
export interface Stage {
  settings: (id: string) => Promise<StorySettings>;
  show: (request: StageRequest) => Promise<Shown>;
  /** Checks the contrast of texts by the looks that `looks` returned, in the present theme. Returns a line for each broken rule. */
  contrast: (looks: readonly string[]) => Promise<string[]>;
  /** Takes animations that end to their end, for a picture. */
  endAnimations: () => Promise<void>;
  /** How the texts of the page look and in which theme: two texts with the same look have the same colours. */
  looks: () => string[];
  /** `knownStrings` are the story's own texts. */
  inspect: (knownStrings?: readonly string[]) => Inspection;
  extent: (maxHeight: number) => Extent;
}
