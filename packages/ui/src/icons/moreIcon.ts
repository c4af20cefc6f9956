import type { IconShape } from './IconShape.ts';

/** Three dots: more actions, more items. */
export const moreIcon: IconShape = {
  path: 'M5.25 10a.75.75 0 1 1-1.5 0 .75.75 0 0 1 1.5 0Zm5.5 0a.75.75 0 1 1-1.5 0 .75.75 0 0 1 1.5 0Zm5.5 0a.75.75 0 1 1-1.5 0 .75.75 0 0 1 1.5 0Z',
};
