import type { IconShape } from './IconShape.ts';

/** An arrow out of a box: links to another site. */
export const externalIcon: IconShape = {
  path: 'M8 4.5H4v11.5h11.5v-4M11.5 3.5h5v5M16 4 9.5 10.5',
  directional: true,
};
