import type { IconShape } from './IconShape.ts';

/** A framed landscape: a picture, a photograph. */
export const imageIcon: IconShape = {
  path: 'M3 3.5h14v13H3zM3 13.5l4-4 4 4 2.5-2.5 3.5 3.5M12.5 7.5h.01',
};
