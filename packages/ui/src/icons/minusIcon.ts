import type { IconShape } from './IconShape.ts';

/** A minus: one less, or partly selected. */
export const minusIcon: IconShape = { path: 'M4 10h12' };
