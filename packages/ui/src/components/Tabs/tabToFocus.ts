const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** The tab that a key moves focus to: past disabled tabs, and wrapping at the ends. Null if there is none. */
export function tabToFocus(list: HTMLElement, key: string): HTMLElement | null {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]:enabled')];
  if (key === 'Home') return tabs.at(0) ?? null;
  if (key === 'End') return tabs.at(-1) ?? null;
  const step = steps[key];
  const current = tabs.findIndex((tab) => tab === document.activeElement);
  if (step === undefined || current === -1) return null;
  const direction = list.matches(':dir(rtl)') ? -1 : 1;
  return tabs.at((current + step * direction) % tabs.length) ?? null;
}
