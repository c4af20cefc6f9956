import type { IconShape } from './IconShape.ts';

/** An i in a circle: worth knowing. */
export const infoIcon: IconShape = {
  path: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM10 9.25v4.5M10 6.5v.01',
};
