import type { RefCallback } from 'react';
import { isVisible } from '../../../behaviours/browserFeatures.ts';
import { topNavPanels } from '../TopNav.types.ts';

/** The refs of one item, panel or link of the bar. The root contains the trigger and its panel. */
export type BarRefs = { rootRef: RefCallback<HTMLElement>; triggerRef: RefCallback<HTMLElement> };

/** The elements of one bar, by the id of the item or panel they belong to. */
export type BarElements = {
  /** Refs that register the elements of `id`. */
  refsOf: (id: string) => BarRefs;
  /** Registers the home link, which takes focus when nothing else can. */
  homeRef: RefCallback<HTMLElement>;
  rootOf: (id: string) => HTMLElement | undefined;
  /** Whether the bar renders a disclosure with this id. */
  hasDisclosure: (id: string) => boolean;
  /** The ids whose root contains `element`, innermost first. */
  idsAround: (element: Element) => string[];
  /** Focuses the first visible trigger of these ids, else that of "More", the menu button or the home link. */
  focusTrigger: (ids: readonly string[]) => void;
};

/** Creates the registry of one bar's elements. */
export function createBarElements(): BarElements {
  const roots = new Map<string, HTMLElement>();
  const triggers = new Map<string, HTMLElement>();
  let home: HTMLElement | null = null;

  return {
    refsOf: (id) => ({ rootRef: registerIn(roots, id), triggerRef: registerIn(triggers, id) }),
    homeRef(element) {
      home = element;
    },
    rootOf: (id) => roots.get(id),
    hasDisclosure: (id) => triggers.get(id)?.hasAttribute('aria-expanded') ?? false,
    idsAround(element) {
      const around = [...roots].filter(([, root]) => root.contains(element));
      return around.toSorted(([, one], [, other]) => (one.contains(other) ? 1 : -1)).map(([id]) => id);
    },
    focusTrigger(ids) {
      const candidates = [...ids, topNavPanels.more, topNavPanels.menu].map((id) => triggers.get(id) ?? null);
      [...candidates, home].find(isVisible)?.focus();
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
