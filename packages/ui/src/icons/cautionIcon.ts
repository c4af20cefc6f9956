import type { IconShape } from './IconShape.ts';

/** A triangle with an exclamation mark: something needs care. */
export const cautionIcon: IconShape = { path: 'M10 3.5 17.5 16.5h-15zM10 8.5v3.5M10 14.25v.01' };
