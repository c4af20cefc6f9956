import type { IconShape } from './IconShape.ts';

/** A sun: the Apollo view. */
export const sunIcon: IconShape = {
  path: 'M10 6.25a3.75 3.75 0 1 0 0 7.5 3.75 3.75 0 0 0 0-7.5ZM10 1.75v1.5m0 13.5v1.5M1.75 10h1.5m13.5 0h1.5M4.17 4.17l1.06 1.06m9.54 9.54 1.06 1.06M4.17 15.83l1.06-1.06m9.54-9.54 1.06-1.06',
};
