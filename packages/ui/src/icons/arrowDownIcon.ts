import type { IconShape } from './IconShape.ts';

/** An arrow down: less than before. */
export const arrowDownIcon: IconShape = { path: 'M10 4v12M5 11l5 5 5-5' };
