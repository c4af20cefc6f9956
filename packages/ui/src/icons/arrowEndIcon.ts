import type { IconShape } from './IconShape.ts';

/** An arrow along the text: leads on, goes to. */
export const arrowEndIcon: IconShape = { path: 'M4 10h12M11 5l5 5-5 5', directional: true };
