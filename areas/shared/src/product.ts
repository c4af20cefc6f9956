import { pageTitle } from '@quayside/portal-core/page-transition';

/** The product's name. It is the landing page's title and the suffix of every other title. */
export const PRODUCT_NAME = 'Quayside';

/** Returns the document title of a page: its name and the product's, or the product's alone. */
export function documentTitle(title: string): string {
  return pageTitle(title, PRODUCT_NAME);
}
