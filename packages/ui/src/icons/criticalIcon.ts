import type { IconShape } from './IconShape.ts';

/** An octagon with an exclamation mark: something failed or destroys. */
export const criticalIcon: IconShape = {
  path: 'M7 2.5h6L17.5 7v6L13 17.5H7L2.5 13V7zM10 6.5v4.5M10 13.5v.01',
};
