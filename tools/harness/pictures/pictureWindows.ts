import type { StorySettings } from '../../../.storybook/stage/Stage.ts';

/**
 * A window, and the themes in which a story is pictured there. Only a story that fills its page needs several windows:
 * other stories are cut out of one wide window, in the themes of the first.
 */
export interface PictureWindow {
  width: number;
  themes: readonly ('light' | 'dark')[];
}

/** A picture window with the height of its screen. */
export type SizedWindow = PictureWindow & { height: number };

const everyStory: readonly PictureWindow[] = [{ width: 1367, themes: ['light'] }];
/** The first story of a file also shows its component in dark and, where it fills the page, on a phone. */
const overviewStory: readonly PictureWindow[] = [
  { width: 1367, themes: ['light', 'dark'] },
  { width: 360, themes: ['light'] },
];

const PART_WIDTH = 1200;
const HEIGHT = 768;
const PHONE_HEIGHT = 740;
const PHONE_MAX_WIDTH = 600;

/** The windows and themes in which the pictures of a story are stored. */
export function storedWindows({ isOverview }: { isOverview: boolean }): readonly PictureWindow[] {
  return isOverview ? overviewStory : everyStory;
}

/** Whether a window of this width is a phone's. */
export function isPhone(width: number): boolean {
  return width < PHONE_MAX_WIDTH;
}

/** Whether a story is seen as a whole page, and not cut out of one. */
export function fillsPage({ layout, viewport }: StorySettings): boolean {
  return layout === 'fullscreen' || viewport !== null;
}

/** The windows in which a story is shown: its own, one for a story that does not fill its page, or all that are wanted. */
export function windowsFor(settings: StorySettings, wanted: readonly PictureWindow[]): SizedWindow[] {
  const [first] = wanted;
  if (first && settings.viewport) return [{ themes: first.themes, ...settings.viewport }];
  if (first && !fillsPage(settings)) return [{ themes: first.themes, width: PART_WIDTH, height: HEIGHT }];
  return wanted.map(({ width, themes }) => {
    return { width, themes, height: isPhone(width) ? PHONE_HEIGHT : HEIGHT };
  });
}
