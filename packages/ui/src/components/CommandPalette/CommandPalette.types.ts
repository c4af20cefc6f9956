import type { ReactNode } from 'react';
import type { IconShape } from '../../icons/IconShape.ts';

/** A page, an action or a thing to open. `id` is unique in the palette. */
export type CommandPaletteItem = {
  id: string;
  label: ReactNode;
  /** A secondary line under the label: what kind of thing it is, or what the action does. */
  description?: ReactNode;
  icon?: IconShape;
  /** The keys that run it without the palette, in order: `['G', 'S']`. A hint only. */
  shortcut?: readonly string[];
  /** The heading above it. Give each source its own, so that late results come below those in sight. */
  group?: string;
  /** It stays reachable by keyboard, so that its description can say why. Default false. */
  disabled?: boolean;
};

/**
 * What the palette shows. `loading` may have the items of the sources that responded first. `ready` without items is empty.
 * `query` is the text that the items match, by default the text of the input; while the two differ, Enter waits. `error`
 * offers a retry.
 */
export type CommandPaletteResults =
  | { status: 'loading'; items?: readonly CommandPaletteItem[]; query?: string }
  | { status: 'ready'; items: readonly CommandPaletteItem[]; query?: string }
  | { status: 'error'; message?: string; onRetry?: () => void };

/** How the user closed the palette. */
export type CommandPaletteCloseReason = 'escape' | 'close-button' | 'click-away';

/** How the user ran an item. `newTab` after Control or Command with Enter or a click, and after a middle click. */
export type CommandPaletteSelection = { newTab: boolean };

/** Every string of the command palette. */
export type CommandPaletteLabels = {
  /** The name of the dialog. */
  title: string;
  /** The name of the input. */
  input: string;
  placeholder: string;
  close: string;
  /** The name of the list. */
  results: string;
  loading: string;
  /** Shown while the input is empty and there are no items. */
  idle: string;
  /** `{query}` is the text of the input. */
  empty: string;
  /** Used when the error has no message of its own. */
  failed: string;
  retry: string;
  /** `{count}` is the number of items. Announced, not shown. */
  count: string;
  /** `{total}` is the number of items, of which only the first hundred are shown. */
  narrow: string;
  /** What the keys do, in the footer. */
  keys: { move: string; run: string; newTab: string; close: string };
  /** The names of the keys in the footer. */
  keyNames: { control: string; escape: string };
};
