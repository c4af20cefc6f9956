import type { IconShape } from './IconShape.ts';

/** A telephone’s receiver: voice services, a call. */
export const phoneIcon: IconShape = {
  path: 'M4 3h3.5L9 7 7 8.5a9 9 0 0 0 4.5 4.5L13 11l4 1.5V16c-8 1-14-5-13-13Z',
};
