import type { IconShape } from './IconShape.ts';

/** A chevron against the text: the previous one, one level back. */
export const chevronStartIcon: IconShape = { path: 'M12 5.5 7.5 10 12 14.5', directional: true };
