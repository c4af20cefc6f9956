import { definePath } from '@quayside/portal-core/addresses';

/** The terms of use. */
export const termsPath = definePath('/terms-of-use');
/** The privacy policy. */
export const privacyPath = definePath('/privacy-policy');
/** The cookie policy. */
export const cookiesPath = definePath('/cookie-policy');
