import type { IconShape } from './IconShape.ts';

/** A tick: chosen, done. */
export const checkIcon: IconShape = { path: 'M4 10.5 8 14.5 16 5.5' };
