import type { IconShape } from './IconShape.ts';

/** A question mark in a circle: the user guide, an explanation. */
export const helpIcon: IconShape = {
  path: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM7.8 8a2.25 2.25 0 1 1 3.3 2c-.8.45-1.1.9-1.1 1.7M10 14v.01',
};
