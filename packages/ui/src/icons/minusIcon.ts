import type { IconShape } from './IconShape.ts';

export const minusIcon: IconShape = { path: 'M4 10h12' };
