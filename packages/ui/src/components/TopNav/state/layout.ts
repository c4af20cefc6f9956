import { mediaQuery } from '../../../behaviours/browserFeatures.ts';
import type { TopNavFit } from './topNavFit.ts';

/** The width of the window in pixels from which the bar is wide, or `topNavFit`: it is wide whenever everything fits. */
export type TopNavWideFrom = number | TopNavFit;

/** The narrowest wide bar of the portal, in pixels [BAR-2]. */
export const defaultWideFromPx = 1367;

/** The media query of the short layout. No width lies between it and the wide layout. */
export function shortQuery(wideFromPx: number): string {
  return `(width < ${wideFromPx}px)`;
}

/** The media query list of the short layout. Undefined where there are no media queries. */
export function shortMedia(wideFromPx: number): MediaQueryList | undefined {
  return mediaQuery(shortQuery(wideFromPx));
}

/** Whether the window is too narrow for the wide layout now. */
export function isNarrow(wideFromPx: number): boolean {
  return shortMedia(wideFromPx)?.matches ?? window.innerWidth < wideFromPx;
}
