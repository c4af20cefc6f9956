/** The first words in an element, which are its label: what follows describes it or is only read out. */
export function labelOf(element: Element): string {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.textContent?.trim();
    if (words) return words;
  }
  return '';
}

/** All words in an element, on one line. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** The name that is read out: by reference, by attribute, else its words. */
export function nameOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const parts = ids.map((id) => textOf(element.ownerDocument.getElementById(id)));
  return parts.join(' ') || (element.getAttribute('aria-label') ?? textOf(element));
}

/** Whether it can be seen; always, where nothing is laid out. */
export function isShown(element: Element): boolean {
  return typeof element.checkVisibility === 'function'
    ? element.checkVisibility({ visibilityProperty: true })
    : true;
}

/** All elements that match, as HTML elements. */
export function all(root: ParentNode, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)];
}

/** The first element that matches. Throws and says what was looked for when there is none. */
export function one(root: ParentNode, selector: string, what: string): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${what} here.`);
  return element;
}

/** The element with these words. Throws and says which there are when there is none. */
export function labelled(
  elements: readonly HTMLElement[],
  label: string,
  what: string,
  read: (element: HTMLElement) => string = labelOf,
): HTMLElement {
  const element = elements.find((each) => read(each) === label);
  if (element) return element;
  const others = elements.map((each) => `"${read(each)}"`).join(', ') || 'none';
  throw new Error(`There is no ${what} "${label}" here. There is: ${others}.`);
}

/** Asks again until there is an answer. Throws after `timeoutMs` and says what did not come. */
export async function eventually<Answer>(
  ask: () => Answer | undefined,
  what: string,
  timeoutMs: number,
): Promise<Answer> {
  const until = performance.now() + timeoutMs;
  for (;;) {
    const answer = ask();
    if (answer !== undefined) return answer;
    if (performance.now() > until) throw new Error(`${what} (waited ${timeoutMs} ms).`);
    await new Promise((resolve) => void setTimeout(resolve, 20));
  }
}
