import type { IconShape } from './IconShape.ts';

/** A medal on its ribbon: a tier, a partner programme. */
export const awardIcon: IconShape = {
  path: 'M10 2.5a4.75 4.75 0 1 0 0 9.5 4.75 4.75 0 0 0 0-9.5ZM7 11l-1 6.5 4-2 4 2-1-6.5',
};
