import { definePath } from '@quayside/portal-core/addresses';

export const dashboardPath = definePath('/dashboard');
