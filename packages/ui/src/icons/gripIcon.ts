import type { IconShape } from './IconShape.ts';

/** Six dots: can be dragged. */
export const gripIcon: IconShape = {
  path: 'M7 5v.01M13 5v.01M7 10v.01M13 10v.01M7 15v.01M13 15v.01',
};
