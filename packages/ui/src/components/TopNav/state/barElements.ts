import type { RefCallback } from 'react';
import { isVisible } from '../../../behaviours/browserFeatures.ts';
import { topNavPanels } from '../TopNav.types.ts';

/** The refs of one item, panel or link of the bar. The root contains the trigger and its panel. */
export type BarRefs = { rootRef: RefCallback<HTMLElement>; triggerRef: RefCallback<HTMLElement> };

/** The elements of one bar, by the id of the item or panel they belong to. */
export type BarElements = {
  /** Refs that register the elements of `id`. */
  refsOf: (id: string) => BarRefs;
  rootOf: (id: string) => HTMLElement | undefined;
  /** Whether the bar renders a disclosure with this id. */
  hasDisclosure: (id: string) => boolean;
  /** The innermost id whose root contains `element`; "More" does not count. */
  idAround: (element: Element) => string | undefined;
  /** Focuses the trigger of this id if it is visible, else that of "More", the menu button or the home link. */
  focusTrigger: (id: string | undefined) => void;
};

/** The id of the home link, which takes focus when nothing else can. */
export const homeId = '#home';

export function createBarElements(): BarElements {
  const roots = new Map<string, HTMLElement>();
  const triggers = new Map<string, HTMLElement>();

  return {
    refsOf: (id) => ({ rootRef: registerIn(roots, id), triggerRef: registerIn(triggers, id) }),
    rootOf: (id) => roots.get(id),
    hasDisclosure: (id) => triggers.get(id)?.hasAttribute('aria-expanded') ?? false,
    idAround: (element) =>
      [...roots.keys()].find((id) => id !== topNavPanels.more && roots.get(id)?.contains(element)),
    focusTrigger(id = '') {
      const candidates = [id, topNavPanels.more, topNavPanels.menu, homeId];
      candidates
        .map((each) => triggers.get(each) ?? null)
        .find(isVisible)
        ?.focus();
    },
  };
}

function registerIn(elements: Map<string, HTMLElement>, id: string): RefCallback<HTMLElement> {
  return (element) => {
    if (!element) return undefined;
    elements.set(id, element);
    return () => {
      // An item that moved to the "More" menu has registered its new element already.
      if (elements.get(id) === element) elements.delete(id);
    };
  };
}
