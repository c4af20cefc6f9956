import type { IconShape } from './IconShape.ts';

/** A magnifying glass: search. */
export const searchIcon: IconShape = {
  path: 'M8.75 3a5.75 5.75 0 1 0 0 11.5 5.75 5.75 0 0 0 0-11.5ZM13 13l4 4',
};
