import { isVisible } from './browserFeatures.ts';

const focusable = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled)',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  'summary',
  '[tabindex]:not([tabindex="-1"])',
].join(', ');

/** The first visible element inside that Tab reaches, if any. */
export function firstFocusable(element: Element): HTMLElement | undefined {
  return [...element.querySelectorAll<HTMLElement>(focusable)].find(isVisible);
}
