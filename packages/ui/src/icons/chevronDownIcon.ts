import type { IconShape } from './IconShape.ts';

export const chevronDownIcon: IconShape = { path: 'M5.5 8 10 12.5 14.5 8' };
