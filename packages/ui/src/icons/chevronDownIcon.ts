import type { IconShape } from './IconShape.ts';

/** A chevron down: opens below. */
export const chevronDownIcon: IconShape = { path: 'M5.5 8 10 12.5 14.5 8' };
