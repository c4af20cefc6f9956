/** What the browser's tab is called: the page's own name with the product's, or the product's alone on its landing page (TITLE-1, TITLE-2). */
export function pageTitle(name: string, product: string): string {
  const own = name.trim();
  return own === '' || own === product ? product : `${own} | ${product}`;
}
