import type { IconShape } from './IconShape.ts';

/** A bell: notifications. */
export const bellIcon: IconShape = {
  path: 'M10 3a5 5 0 0 0-5 5c0 4-1.5 5-1.5 6h13C16.5 13 15 12 15 8a5 5 0 0 0-5-5ZM8 17h4',
};
