import type { ReactNode } from 'react';
import type { IconShape } from '../../icons/IconShape.ts';

/** A page, an action or a thing to open. `id` is unique in the palette. */
export type CommandPaletteItem = {
  /** Unique among the items. */
  id: string;
  /** The name of the action or page. */
  label: ReactNode;
  /** A secondary line under the label: the kind of thing, or the effect of the action. */
  description?: ReactNode;
  /** An icon before the label. */
  icon?: IconShape;
  /** The keys that run it without the palette, in order: `['G', 'S']`. A hint only. */
  shortcut?: readonly string[];
  /** The heading above it. Give each source its own, so that late results come below those in sight. */
  group?: string;
  /** It stays reachable by keyboard, so that its description can say why. Default false. */
  disabled?: boolean;
};

/**
 * The content of the palette. `loading` may have the items of the sources that responded first. `ready` without items
 * is empty. `query` is the text that the items match, by default the text of the input; while the two differ, Enter
 * waits. `error` offers a retry.
 */
export type CommandPaletteResults =
  | {
      /** Whether the items are loading, loaded, or could not be loaded. */
      status: 'loading';
      /** The items of the list. While more load, those of the previous text. */
      items?: readonly CommandPaletteItem[];
      /** The text that the items are for. */
      query?: string;
    }
  | { status: 'ready'; items: readonly CommandPaletteItem[]; query?: string }
  | {
      status: 'error';
      /** The reason why the items could not be loaded. Default: the label `failed`. */
      message?: string;
      /** Loads the items again. Without it there is no button that does. */
      onRetry?: () => void;
    };

/** The way in which the user closed the palette. */
export type CommandPaletteCloseReason = 'escape' | 'close-button' | 'click-away';

/**
 * The way in which the user ran an item. `newTab` after Control or Command with Enter or a click, and after a middle
 * click.
 */
export type CommandPaletteSelection = {
  /** The user asked for a new tab, with Ctrl or ⌘. */
  newTab: boolean;
};

/** Every string of the command palette. */
export type CommandPaletteLabels = {
  /** The name of the dialog. */
  title: string;
  /** The name of the input. */
  input: string;
  /** Shown in the input while it is empty. */
  placeholder: string;
  /** The name of the close button, and in `keys` the effect of Escape. */
  close: string;
  /** The name of the list. */
  results: string;
  /** Shown while items load. */
  loading: string;
  /** Shown while the input is empty and there are no items. */
  idle: string;
  /** `{query}` is the text of the input. */
  empty: string;
  /** Used when the error has no message of its own. */
  failed: string;
  /** The button that loads the items again after a failure. */
  retry: string;
  /** `{count}` is the number of items. Announced, not shown. */
  count: string;
  /** `{total}` is the number of items, of which only the first hundred are shown. */
  narrow: string;
  /** The hints about the keys, in the footer. */
  keys: {
    /** The effect of the arrow keys. */
    move: string;
    /** The effect of Enter. */
    run: string;
    /** The effect of Ctrl or ⌘ with Enter. */
    newTab: string;
    close: string;
  };
  /** The names of the keys in the footer. */
  keyNames: {
    /** The name of the Ctrl key, for keyboards without ⌘. */
    control: string;
    /** The name of the Escape key. */
    escape: string;
  };
};
