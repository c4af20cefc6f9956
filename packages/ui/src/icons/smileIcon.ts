import type { IconShape } from './IconShape.ts';

/** A smiling face: feedback. */
export const smileIcon: IconShape = {
  path: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM6.8 11.5c.6 1.4 1.8 2.2 3.2 2.2s2.6-.8 3.2-2.2M7.5 7.75v.01M12.5 7.75v.01',
};
