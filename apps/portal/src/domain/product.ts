import { pageTitle } from '@quayside/portal-core/page-transition';

/** The product's name: the landing page's title and every other title's suffix. */
export const PRODUCT_NAME = 'Quayside';

/** A page's title in the browser's tab: its own name with the product's, or the product's alone. */
export function documentTitle(title: string): string {
  return pageTitle(title, PRODUCT_NAME);
}
