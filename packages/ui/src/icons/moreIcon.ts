import type { IconShape } from './IconShape.ts';

/** Three dots: more actions, more items. */
export const moreIcon: IconShape = { path: 'M4.5 10v.01M10 10v.01M15.5 10v.01' };
