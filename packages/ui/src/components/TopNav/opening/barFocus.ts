import { topNavPanels } from '../TopNav.types.ts';

/** The short layout's media query; no width lies between it and the wide layout. */
export const shortLayout = '(width < 1367px)';

/** Whether the short layout is shown now. */
export function isShort(): boolean {
  return window.matchMedia(shortLayout).matches;
}

/** Whether it is one of the panels that stand on the bar itself in the short layout too. */
export function isOnBar(id: string): boolean {
  return id === topNavPanels.profile || id === topNavPanels.view;
}

/** The button that opens `id`. */
export function triggerOf(bar: HTMLElement, id: string): HTMLElement | null {
  return bar.querySelector<HTMLElement>(`[data-trigger="${CSS.escape(id)}"]`);
}

/** What stays open when `id` closes: the panel it is drawn in, or nothing. */
export function parentOf(bar: HTMLElement, id: string): string | null {
  const panel = triggerOf(bar, id)?.closest<HTMLElement>('[data-panel]')?.dataset['panel'];
  if (panel) return panel;
  return isShort() && !isOnBar(id) && id !== topNavPanels.menu ? topNavPanels.menu : null;
}

/** Puts the focus on the trigger of `id`, or on the nearest one that can be seen. */
export function focusTrigger(bar: HTMLElement, id: string): void {
  const candidates = [id, topNavPanels.more, topNavPanels.menu].map((each) => triggerOf(bar, each));
  const home = bar.querySelector<HTMLElement>('[data-home]');
  [...candidates, home].find(isVisible)?.focus();
}

/** Puts the focus where everything that was open hangs from. */
export function focusOutermostTrigger(bar: HTMLElement, id: string): void {
  const parent = parentOf(bar, id);
  if (parent) focusOutermostTrigger(bar, parent);
  else focusTrigger(bar, id);
}

/** The part of the bar within which the focus may move while `id` stays open. */
export function focusScopeOf(bar: HTMLElement, id: string): Element {
  if (isShort() && !isOnBar(id)) return bar;
  const outermost = parentOf(bar, id) ?? id;
  return triggerOf(bar, outermost)?.closest('[data-disclosure]') ?? bar;
}

function isVisible(element: HTMLElement | null): element is HTMLElement {
  return element?.checkVisibility({ visibilityProperty: true }) ?? false;
}
