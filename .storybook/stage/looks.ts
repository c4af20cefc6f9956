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
 * Returns the elements with a text by their look: their theme, their classes, states and colours, and those of their parent, without
 * numbers, and the colour that the text has, which may come from further up. The colours of two texts with the same look are the same.
 */
export function textsByLook(): Map<string, Element[]> {
  const withText = [...document.body.querySelectorAll('*')].filter(hasText);
  return Map.groupBy(withText, (element) =>
    [
      ...[element.closest('[data-theme]'), element.parentElement, element].map(lookOf),
      getComputedStyle(element).color,
    ].join(' > '),
  );
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
  const style = element.getAttribute('style') ?? '';
  const colours = /color|--/u.test(style) ? style : '';
  return `${element.localName}.${element.getAttribute('class') ?? ''}${attributes.toSorted().join('')}${colours}`;
}
