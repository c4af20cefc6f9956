import { isVisible, mediaQuery } from '../../../behaviours/browserFeatures.ts';
import { topNavPanels } from '../TopNav.types.ts';

const wideFromPx = 1367;

/** The short layout's media query; no width lies between it and the wide layout. */
export const shortLayout: string = `(width < ${wideFromPx}px)`;

let layout: MediaQueryList | undefined;

/** Whether the short layout is shown (BAR-2); asked of the browser once, because each asking costs. Undefined where there are no media. */
export function shortMedia(): MediaQueryList | undefined {
  layout ??= mediaQuery(shortLayout);
  return layout;
}

/** Whether the short layout is shown now. */
export function isShort(): boolean {
  return shortMedia()?.matches ?? window.innerWidth < wideFromPx;
}

/** Whether it is one of the panels that stand on the bar itself in the short layout too. */
export function isOnBar(id: string): boolean {
  return id === topNavPanels.profile || id === topNavPanels.view;
}

/** What leads to `id`: the button that opens it, or the link. */
export function triggerOf(bar: HTMLElement, id: string): HTMLElement | null {
  const triggers = [...bar.querySelectorAll<HTMLElement>('[data-trigger]')];
  return triggers.find(({ dataset }) => dataset['trigger'] === id) ?? null;
}

/** Whether the bar holds a panel of that name at the moment, open or closed. */
export function isThere(bar: HTMLElement, id: string): boolean {
  if (id === topNavPanels.menu) return isShort();
  return triggerOf(bar, id)?.hasAttribute('aria-expanded') ?? false;
}

/** What stays open when `id` closes: the panel it is drawn in, or nothing. */
export function parentOf(bar: HTMLElement, id: string): string | null {
  const panel = triggerOf(bar, id)?.closest<HTMLElement>('[data-panel]')?.dataset['panel'];
  if (panel) return panel;
  return isShort() && !isOnBar(id) && id !== topNavPanels.menu ? topNavPanels.menu : null;
}

/** The triggers of what `element` stands in, the nearest first; it may be one itself. */
export function wayTo(element: Element | null): string[] {
  const nearest = element?.closest('[data-trigger], [data-panel]');
  if (!nearest) return [];
  const id = nearest.getAttribute('data-trigger') ?? nearest.getAttribute('data-panel') ?? '';
  return [id, ...wayTo(nearest.parentElement)];
}

/** Puts the focus on the first of these triggers that can be seen, or on the nearest one that stands for them. */
export function focusTrigger(bar: HTMLElement, ids: readonly string[]): void {
  const candidates = [...ids, topNavPanels.more, topNavPanels.menu].map((each) => triggerOf(bar, each));
  [...candidates, bar.querySelector('[data-home]')].find(isVisible)?.focus();
}

/** Puts the focus where everything that was open hangs from. */
export function focusOutermostTrigger(bar: HTMLElement, id: string): void {
  const parent = parentOf(bar, id);
  if (parent) focusOutermostTrigger(bar, parent);
  else focusTrigger(bar, [id]);
}

/** The part of the bar within which the focus may move while `id` stays open. */
export function focusScopeOf(bar: HTMLElement, id: string): Element {
  if (isShort() && !isOnBar(id)) return bar;
  const outermost = parentOf(bar, id) ?? id;
  return triggerOf(bar, outermost)?.parentElement ?? bar;
}
