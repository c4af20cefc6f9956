import type { IconShape } from './IconShape.ts';

/** An arrow up: back to the top. */
export const arrowUpIcon: IconShape = { path: 'M10 16V4M5 9l5-5 5 5' };
