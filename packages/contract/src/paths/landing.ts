import { definePath } from '@quayside/portal-core/addresses';

/** The address of the host alone, which shows the landing page. */
export const rootPath = definePath('/');
export const landingPath = definePath('/landing');
