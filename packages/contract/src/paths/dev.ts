import { definePath } from '@quayside/portal-core/addresses';

/** The page for developers. */
export const devPath = definePath('/dev');
