import type { IconShape } from './IconShape.ts';

/** Three lines: the short bar’s menu. */
export const menuIcon: IconShape = { path: 'M3 5.5h14M3 10h14M3 14.5h14' };
