import type { IconShape } from './IconShape.ts';

/** A cloud: cloud services. */
export const cloudIcon: IconShape = {
  path: 'M6 15.5a3.5 3.5 0 0 1-.4-7A4.5 4.5 0 0 1 14.3 8a3.8 3.8 0 0 1-.3 7.5z',
};
