import { definePath } from '@quayside/portal-core/addresses';

export const termsPath = definePath('/terms-of-use');
export const privacyPath = definePath('/privacy-policy');
export const cookiesPath = definePath('/cookie-policy');
