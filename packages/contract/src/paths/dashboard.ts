import { definePath } from '@quayside/portal-core/addresses';

/** The dashboard of Apollo. */
export const dashboardPath = definePath('/dashboard');
