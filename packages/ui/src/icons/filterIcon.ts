import type { IconShape } from './IconShape.ts';

/** Lines that get shorter: filter a list. */
export const filterIcon: IconShape = { path: 'M3 5h14M5.5 10h9M8 15h4' };
