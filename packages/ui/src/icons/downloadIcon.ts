import type { IconShape } from './IconShape.ts';

/** An arrow into a tray: download. */
export const downloadIcon: IconShape = { path: 'M10 3v9.5M5.5 8.5 10 13l4.5-4.5M3.5 16.5h13' };
