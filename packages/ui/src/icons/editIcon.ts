import type { IconShape } from './IconShape.ts';

/** A pencil: edit. */
export const editIcon: IconShape = { path: 'M3.5 16.5v-3L13 4l3 3-9.5 9.5z' };
