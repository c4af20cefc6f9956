/** Returns the first text in an element, which is its label. The other texts describe it or are only announced. */
export function labelOf(element: Element): string {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.textContent?.trim();
    if (words) return words;
  }
  return '';
}

/** The text of an element, on one line. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** The accessible name: by reference, by attribute, else the text. */
export function nameOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const parts = ids.map((id) => textOf(element.ownerDocument.getElementById(id)));
  return parts.join(' ') || (element.getAttribute('aria-label') ?? textOf(element));
}

/** Whether the element is visible. Always true without layout. */
export function isShown(element: Element): boolean {
  return typeof element.checkVisibility === 'function'
    ? element.checkVisibility({ visibilityProperty: true })
    : true;
}

export function all(root: ParentNode, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)];
}

/** The first matching element. Throws with a description when there is none. */
export function one(root: ParentNode, selector: string, what: string): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${what} here.`);
  return element;
}

/** The element with this label. Throws with the existing labels when there is none. */
export function labelled<Labelled extends HTMLElement>(
  elements: readonly Labelled[],
  label: string,
  what: string,
  read: (element: HTMLElement) => string = labelOf,
): Labelled {
  const element = elements.find((each) => read(each) === label);
  if (element) return element;
  const others = elements.map((each) => `"${read(each)}"`).join(', ') || 'none';
  throw new Error(`There is no ${what} "${label}" here. There is: ${others}.`);
}

/** The form control with this label, or the only one. Throws with the existing labels when there is none. */
export function controlNamed(
  root: ParentNode,
  selector: string,
  what: string,
  label: string | undefined,
): HTMLInputElement {
  const controls = [...root.querySelectorAll<HTMLInputElement>(selector)];
  const control =
    label === undefined ? controls[0] : controls.find((each) => namesOf(each).some((name) => name === label));
  if (control) return control;
  const others = controls.map((each) => `"${namesOf(each).join(' ')}"`).join(', ') || 'none';
  throw new Error(`There is no ${what} "${label ?? ''}" here. There is: ${others}.`);
}

function namesOf(control: HTMLInputElement): string[] {
  const { labels } = control;
  return labels && labels.length > 0 ? Array.from(labels, labelOf) : [nameOf(control)];
}

/** React's setting that each update has to be in `act`. Testing Library sets it. */
const react = globalThis as typeof globalThis & { IS_REACT_ACT_ENVIRONMENT?: boolean };

/** Polls until there is a result. Throws after `timeoutMs` with a description. The page's updates meanwhile need no `act`. */
export async function eventually<Result>(
  read: () => Result | undefined,
  what: string,
  timeoutMs: number,
): Promise<Result> {
  const until = performance.now() + timeoutMs;
  const needsAct = react.IS_REACT_ACT_ENVIRONMENT === true;
  try {
    for (;;) {
      const result = read();
      if (result !== undefined) return result;
      if (performance.now() > until) throw new Error(`${what} (waited ${timeoutMs} ms).`);
      if (needsAct) react.IS_REACT_ACT_ENVIRONMENT = false;
      await new Promise((resolve) => void setTimeout(resolve, 20));
    }
  } finally {
    if (needsAct) react.IS_REACT_ACT_ENVIRONMENT = true;
  }
}
