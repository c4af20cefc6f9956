import type { IconShape } from './IconShape.ts';

/** A clipboard with lines: orders, a list of tasks. */
export const clipboardIcon: IconShape = {
  path: 'M7.5 4H4.5v13.5h11V4h-3M7.5 2.5h5v3h-5zM7.5 10h5M7.5 13.5h5',
};
