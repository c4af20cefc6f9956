/** The states that style sheets read from attributes, besides `data-…`. */
const states = new Set([
  'aria-checked',
  'aria-current',
  'aria-disabled',
  'aria-invalid',
  'aria-pressed',
  'aria-selected',
  'disabled',
]);

/**
 * Returns how the texts of the page look: for each element with a text its classes and states, and those of its parent, without
 * numbers. The colours of two texts with the same look are the same in a theme.
 */
export function looksOfTexts(): string[] {
  const withText = [...document.body.querySelectorAll('*')].filter(hasText);
  return [...new Set(withText.map((element) => `${lookOf(element.parentElement)} > ${lookOf(element)}`))];
}

function hasText(element: Element): boolean {
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '',
  );
}

function lookOf(element: Element | null): string {
  if (!element) return '';
  const attributes = Array.from(element.attributes)
    .filter(({ name }) => (name.startsWith('data-') && name !== 'data-stage') || states.has(name))
    .map(({ name, value }) => `[${name}=${value.replaceAll(/\d+/gu, '0')}]`);
  return `${element.localName}.${element.getAttribute('class') ?? ''}${attributes.toSorted().join('')}`;
}
