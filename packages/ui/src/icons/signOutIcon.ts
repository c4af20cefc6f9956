import type { IconShape } from './IconShape.ts';

/** An arrow out of a door: log out. */
export const signOutIcon: IconShape = {
  path: 'M8 3.5H3.5v13H8M8.5 10h8M13 6.5l3.5 3.5-3.5 3.5',
  directional: true,
};
