import type { IconShape } from './IconShape.ts';

/** A sheet of paper: a document, a legal text. */
export const documentIcon: IconShape = { path: 'M5 2.5h6.5L15 6v11.5H5zM11.5 2.5V6H15M7.5 10h5M7.5 13.5h5' };
