import type { IconShape } from './IconShape.ts';

/** The symbol of the Enter key. */
export const returnIcon: IconShape = { path: 'M16 4v5a3 3 0 0 1-3 3H4M8 8l-4 4 4 4' };
