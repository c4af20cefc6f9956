import type { IconShape } from './IconShape.ts';

/** A plus: adds, creates. */
export const plusIcon: IconShape = { path: 'M10 4v12M4 10h12' };
