export const SITE_LIMIT = 200;
