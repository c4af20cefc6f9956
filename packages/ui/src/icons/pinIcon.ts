import type { IconShape } from './IconShape.ts';

/** A pin: pinned to the dashboard. */
export const pinIcon: IconShape = { path: 'M7 3h6l-.5 5 2.5 3H5l2.5-3zM10 11v6' };
