/** The most sites that a quote may have. */
export const SITE_LIMIT = 200;
