import type { ComponentPropsWithRef } from 'react';
import type { PopoverAlign } from '../Popover/Popover.tsx';

/** A combination of columns, filters and sort order that a user named. The caller knows what is in it. */
export type SavedView = { id: string; name: string };

/** What the user gives a name for. */
export type SavedViewsNaming = 'saveAs' | 'rename';

/** What the panel shows: nothing, the list, or the form for a name, which shows an error once it was submitted. */
export type SavedViewsPanel =
  | { mode: 'closed' | 'list' }
  | { mode: 'naming'; naming: SavedViewsNaming; name: string; isSubmitted: boolean };

/** Every string of the saved views. */
export type SavedViewsLabels = {
  /** The heading of the panel. */
  savedViews: string;
  /** Precedes the name of the current view in the button, for screen readers. */
  current: string;
  /** The list as it is without a saved view. */
  standard: string;
  modified: string;
  default: string;
  save: string;
  saveAs: string;
  rename: string;
  setDefault: string;
  delete: string;
  /** Names the field of the form. */
  name: string;
  nameMissing: string;
  nameTaken: string;
  /** The buttons of the form. */
  submit: string;
  cancel: string;
};

/** `null` as an id is the standard view: the list without a saved view. */
export type SavedViewsProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'title' | 'onSelect'> & {
  views: readonly SavedView[];
  currentId: string | null;
  /** The list differs from the current view. Default false. */
  isModified?: boolean;
  /** The view that the list opens with. Default: the standard view. */
  defaultId?: string | null;
  panel: SavedViewsPanel;
  onPanelChange: (panel: SavedViewsPanel) => void;
  onSelect: (id: string | null) => void;
  /** Saves the list as it is in the current view. */
  onSave: (id: string) => void;
  /** Saves the list as it is in a new view. The name is trimmed and not taken. */
  onSaveAs: (name: string) => void;
  onRename: (id: string, name: string) => void;
  /** Deletes at once: offer to undo it, in a toast. */
  onDelete: (id: string) => void;
  onDefaultChange: (id: string | null) => void;
  /** The edge of the button that the panel aligns with while there is space. Default `start`. */
  align?: PopoverAlign;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<SavedViewsLabels>;
};
