import { definePath } from '@quayside/portal-core/addresses';

export const profilePath = definePath('/my-profile');
