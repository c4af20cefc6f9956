import type { IconShape } from './IconShape.ts';

/** A globe: circuits, connectivity. */
export const networkIcon: IconShape = {
  path: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM2.5 10h15M10 2.5c2.5 2.2 3.3 4.6 3.3 7.5s-.8 5.3-3.3 7.5c-2.5-2.2-3.3-4.6-3.3-7.5s.8-5.3 3.3-7.5Z',
};
