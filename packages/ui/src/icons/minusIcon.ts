import type { IconShape } from './IconShape.ts';

/** A minus: one less, part of a group. */
export const minusIcon: IconShape = { path: 'M4 10h12' };
