import type { IconShape } from './IconShape.ts';

/** Head and shoulders: a person, the profile. */
export const userIcon: IconShape = {
  path: 'M10 3a3.25 3.25 0 1 0 0 6.5A3.25 3.25 0 0 0 10 3ZM3.5 17c.6-3.3 3-5 6.5-5s5.9 1.7 6.5 5',
};
