import type { IconShape } from './IconShape.ts';

/** A bin: deletes. */
export const trashIcon: IconShape = {
  path: 'M3.5 5.5h13M8 5.5V3h4v2.5M5 5.5l.75 11.5h8.5L15 5.5M8.5 8.5v5.5M11.5 8.5v5.5',
};
