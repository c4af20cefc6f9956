import type { IconShape } from './IconShape.ts';

/** An arrow round: try again, refresh. */
export const retryIcon: IconShape = { path: 'M16.5 10a6.5 6.5 0 1 1-2-4.7L16.5 7M16.5 3v4h-4' };
