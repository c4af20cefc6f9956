import type { IconShape } from './IconShape.ts';

/** Two sheets of paper: copy a text. */
export const copyIcon: IconShape = {
  path: 'M8.5 6.5h7a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1ZM4.5 13.5a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1h7a1 1 0 0 1 1 1',
};
