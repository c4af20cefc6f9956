import type { IconShape } from './IconShape.ts';

/** Two sliders: settings, administration. */
export const settingsIcon: IconShape = { path: 'M3 6h6M13 6h4M11 4v4M3 14h3M10 14h7M8 12v4' };
