import { mediaQuery } from '../../../behaviours/browserFeatures.ts';

/** The width of the window in pixels from which the bar is wide, or `fit`: it is wide whenever everything fits. */
export type TopNavWideFrom = number | 'fit';

/** The narrowest wide bar of the portal, in pixels [BAR-2]. */
export const defaultWideFromPx = 1367;

const layouts = new Map<number, MediaQueryList | undefined>();

/** The media query of the short layout. No width lies between it and the wide layout. */
export function shortQuery(wideFromPx: number): string {
  return `(width < ${wideFromPx}px)`;
}

/** The media query list of the short layout, created once. Undefined where there are no media queries. */
export function shortMedia(wideFromPx: number = defaultWideFromPx): MediaQueryList | undefined {
  if (!layouts.has(wideFromPx)) layouts.set(wideFromPx, mediaQuery(shortQuery(wideFromPx)));
  return layouts.get(wideFromPx);
}

/** Whether the short layout is shown now. */
export function isShort(wideFromPx: number = defaultWideFromPx): boolean {
  return shortMedia(wideFromPx)?.matches ?? window.innerWidth < wideFromPx;
}
