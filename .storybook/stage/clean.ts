const root = document.documentElement;
const pristine = new Map([...root.attributes].map(({ name, value }) => [name, value]));
const { title } = document;

/** Style sheets that apply to every story. */
export const pageSheets: CSSStyleSheet[] = [];

/** Restores the page to its state before the first story. */
export function cleanPage(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  getSelection()?.removeAllRanges();
  document.body.replaceChildren();
  for (const element of [root, document.body]) {
    for (const { name } of Array.from(element.attributes)) element.removeAttribute(name);
  }
  for (const [name, value] of pristine) root.setAttribute(name, value);
  document.adoptedStyleSheets = [...pageSheets];
  document.title = title;
  // WebKit refuses more than 100 of these in 10 seconds, and most stories leave the address alone.
  if (location.hash !== '' || history.state !== null)
    history.replaceState(null, '', location.pathname + location.search);
  localStorage.clear();
  sessionStorage.clear();
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
}
