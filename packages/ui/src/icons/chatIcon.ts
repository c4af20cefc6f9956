import type { IconShape } from './IconShape.ts';

/** A speech bubble: live chat, a message. */
export const chatIcon: IconShape = { path: 'M3.5 4.5h13v9.5H9.5L6 17v-3H3.5z' };
