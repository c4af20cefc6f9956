import type { IconShape } from './IconShape.ts';

/** An arrow down: to the newest, move down. */
export const arrowDownIcon: IconShape = { path: 'M10 4v12M5 11l5 5 5-5' };
