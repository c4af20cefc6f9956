'use client';
import { useId, useState } from 'react';
import { nextOptionIndex, type OptionKeys } from './nextOptionIndex.ts';

/** The part of an option that the keyboard needs. `id` is unique in its list. */
export type ListboxOption = { id: string };

/** The input that made an option active. Only the keyboard draws a ring, as with `:focus-visible`. */
export type ActivatedBy = 'keyboard' | 'pointer';

export type ActiveOptionOptions<Option extends ListboxOption> = {
  /** In the order of the screen, all groups together. */
  options: readonly Option[];
  /** When it changes, such as the text of the input, the active option starts again at `initialId`. */
  scope: string;
  /** The option that is active before the user moves. Null for none. */
  initialId: string | null;
  keys?: OptionKeys;
};

export type ActiveOption<Option extends ListboxOption> = {
  listboxId: string;
  active: Option | undefined;
  activatedBy: ActivatedBy;
  /** The id of an option's element, for `aria-activedescendant`. */
  elementId: (option: ListboxOption) => string;
  activate: (option: ListboxOption, by: ActivatedBy) => void;
  reset: () => void;
  /** Moves to the option that a key leads to, and scrolls it into view. Returns false for other keys. */
  moveBy: (key: string) => boolean;
};

/**
 * The option of a list box that has the virtual focus, while the real focus stays in the input. It is held by its id, so that
 * it stays the same option when options are added before it.
 */
export function useActiveOption<Option extends ListboxOption>({
  options,
  scope,
  initialId,
  keys = 'vertical',
}: ActiveOptionOptions<Option>): ActiveOption<Option> {
  const listboxId = useId();
  const [moved, setMoved] = useState<{ id: string; scope: string; by: ActivatedBy }>();
  const find = (id: string | null): Option | undefined => options.find((option) => option.id === id);
  const current = moved?.scope === scope ? find(moved.id) : undefined;
  const active = current ?? find(initialId);
  // An IDREF has no spaces.
  const elementId = ({ id }: ListboxOption): string =>
    `${listboxId}-${id}`.replaceAll(/\s/g, (space) => `_${space.codePointAt(0)}`);
  const activate = ({ id }: ListboxOption, by: ActivatedBy): void => setMoved({ id, scope, by });
  return {
    listboxId,
    active,
    activatedBy: current && moved ? moved.by : 'keyboard',
    elementId,
    activate,
    reset: () => setMoved(undefined),
    moveBy(key) {
      const index = nextOptionIndex(key, active ? options.indexOf(active) : -1, options.length, keys);
      const option = index === undefined ? undefined : options[index];
      if (!option) return false;
      activate(option, 'keyboard');
      revealOption(elementId(option));
      return true;
    },
  };
}

/** Between an option and the edge of its list. */
const edgePx = 4;

/** Scrolls an option into view in its list, without scrolling the page. Above the first option there may be a heading. */
export function revealOption(elementId: string): void {
  const option = document.getElementById(elementId);
  const list = option?.closest('[data-scrolls]');
  if (!option || !list) return;
  const outer = list.getBoundingClientRect();
  const inner = option.getBoundingClientRect();
  const above = Math.min(inner.top - edgePx - outer.top, 0);
  const below = Math.max(inner.bottom + edgePx - outer.bottom, 0);
  list.scrollTop = option === list.querySelector('[role="option"]') ? 0 : list.scrollTop + above + below;
}
