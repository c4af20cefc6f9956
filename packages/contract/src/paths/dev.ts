import { definePath } from '@quayside/portal-core/addresses';

export const devPath = definePath('/dev');
