import type { IconShape } from './IconShape.ts';

/** A moon: the Artemis view. */
export const moonIcon: IconShape = { path: 'M16.5 11.8A7 7 0 0 1 8.2 3.5a7 7 0 1 0 8.3 8.3Z' };
