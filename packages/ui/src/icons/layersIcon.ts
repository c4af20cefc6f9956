import type { IconShape } from './IconShape.ts';

/** Three layers: services that run, one on the other. */
export const layersIcon: IconShape = {
  path: 'M10 3 17 6.5 10 10 3 6.5ZM3 10l7 3.5 7-3.5M3 13.5l7 3.5 7-3.5',
};
