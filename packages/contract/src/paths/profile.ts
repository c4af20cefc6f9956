import { definePath } from '@quayside/portal-core/addresses';

/** The user's profile. */
export const profilePath = definePath('/my-profile');
