import type { IconShape } from './IconShape.ts';

/** A tick in a circle: it worked. */
export const positiveIcon: IconShape = {
  path: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM6.5 10.25 9 12.75 13.5 7.5',
};
