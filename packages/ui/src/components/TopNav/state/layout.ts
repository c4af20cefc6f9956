import { mediaQuery } from '../../../behaviours/browserFeatures.ts';

const wideFromPx = 1367;

/** The media query of the short layout. No width lies between it and the wide layout. */
export const shortLayout: string = `(width < ${wideFromPx}px)`;

let layout: MediaQueryList | undefined;

/** The media query list of the short layout [BAR-2], created once. Undefined where there are no media queries. */
export function shortMedia(): MediaQueryList | undefined {
  layout ??= mediaQuery(shortLayout);
  return layout;
}

/** Whether the short layout is shown now. */
export function isShort(): boolean {
  return shortMedia()?.matches ?? window.innerWidth < wideFromPx;
}
