import type { IconShape } from './IconShape.ts';

/** Two devices in a rack: installed equipment, an inventory. */
export const serverIcon: IconShape = {
  path: 'M3 3.5h14V9H3zM3 11h14v5.5H3zM6 6.25h1M6 13.75h1M10 6.25h4M10 13.75h4',
};
