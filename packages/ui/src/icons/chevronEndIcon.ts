import type { IconShape } from './IconShape.ts';

/** A chevron along the text: the next one, one level deeper. */
export const chevronEndIcon: IconShape = { path: 'M8 5.5 12.5 10 8 14.5', directional: true };
