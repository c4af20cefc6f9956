import type { IconShape } from './IconShape.ts';

/** A cross: closes, dismisses. */
export const closeIcon: IconShape = { path: 'M5 5l10 10M15 5 5 15' };
