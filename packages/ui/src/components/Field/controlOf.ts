const control = ':is(input, select, textarea, button, [tabindex])';

/**
 * The control that focus goes to: the element itself, or the selected control of a group, else its first enabled one.
 * Null when there is none.
 */
export function controlOf(element: Element | null): HTMLElement | null {
  const found = element?.matches(control)
    ? element
    : (element?.querySelector('input:checked:enabled') ??
      element?.querySelector(':is(input, select, textarea, button):enabled'));
  return found instanceof HTMLElement ? found : null;
}
