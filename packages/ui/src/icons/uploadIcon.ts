import type { IconShape } from './IconShape.ts';

/** An arrow out of a tray: upload. */
export const uploadIcon: IconShape = { path: 'M10 12.5V3M5.5 7.5 10 3l4.5 4.5M3.5 16.5h13' };
