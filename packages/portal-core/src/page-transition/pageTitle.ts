/** Returns a page's document title: `name | product`, or the product alone for the landing page (TITLE-1, TITLE-2). */
export function pageTitle(name: string, product: string): string {
  const own = name.trim();
  return own === '' || own === product ? product : `${own} | ${product}`;
}
