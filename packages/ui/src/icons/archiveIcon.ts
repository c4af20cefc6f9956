import type { IconShape } from './IconShape.ts';

/** A box with a lid: an archive, a compressed folder. */
export const archiveIcon: IconShape = { path: 'M2.5 3.5h15v4h-15zM4 7.5v9h12v-9M8 11h4' };
