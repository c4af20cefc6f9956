import type { IconShape } from './IconShape.ts';

/** A calendar’s leaf: a day, a date. */
export const calendarIcon: IconShape = { path: 'M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5' };
