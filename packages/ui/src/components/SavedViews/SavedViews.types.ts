import type { ComponentPropsWithRef } from 'react';
import type { PopoverAlign } from '../Popover/Popover.tsx';

/** A combination of columns, filters and sort order that a user named. The caller knows its content. */
export type SavedView = {
  /** Unique among the views. */
  id: string;
  /** The user's name for it. */
  name: string;
};

/** The action for which the user gives a name. */
export type SavedViewsNaming = 'saveAs' | 'rename';

/** The content of the panel: nothing, the list, or the form for a name, which shows an error once it was submitted. */
export type SavedViewsPanel =
  | {
      /** Whether the panel is closed, shows the list or asks for a name. */
      mode: 'closed' | 'list';
    }
  | {
      mode: 'naming';
      /** The action for which the user gives a name. */
      naming: SavedViewsNaming;
      /** The text in the form. */
      name: string;
      /** The form was submitted, so that it shows the error of the name. */
      isSubmitted: boolean;
    };

/** Every string of the saved views. */
export type SavedViewsLabels = {
  /** The heading of the panel. */
  savedViews: string;
  /** Precedes the name of the current view in the button, for screen readers. */
  current: string;
  /** The list as it is without a saved view. */
  standard: string;
  /** Follows the name of the view when the list differs from it. */
  modified: string;
  /** Marks the view that the list opens with. */
  default: string;
  /** The button that saves the list as it is in the current view. */
  save: string;
  /** The button that saves the list as it is in a new view. */
  saveAs: string;
  /** The button that renames the current view. */
  rename: string;
  /** The button that makes the list open with the current view. */
  setDefault: string;
  /** The button that deletes the current view. */
  delete: string;
  /** Names the field of the form. */
  name: string;
  /** The error of an empty name. */
  nameMissing: string;
  /** The error of a name that another view has. */
  nameTaken: string;
  /** The button of the form that saves the name. */
  submit: string;
  /** The button of the form that leads back to the list. */
  cancel: string;
};

/** `null` as an id is the standard view: the list without a saved view. */
export type SavedViewsProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'title' | 'onSelect'> & {
  /** The saved views, in the order in which they are shown. */
  views: readonly SavedView[];
  /** The id of the current view; null for the standard view. */
  currentId: string | null;
  /** The list differs from the current view. Default false. */
  isModified?: boolean;
  /** The view that the list opens with. Default: the standard view. */
  defaultId?: string | null;
  /** The content of the panel. `useSavedViewsPanel` keeps it. */
  panel: SavedViewsPanel;
  /** Called with the next content of the panel. */
  onPanelChange: (panel: SavedViewsPanel) => void;
  /** Called when the user chooses a view; with null for the standard view. */
  onSelect: (id: string | null) => void;
  /** Saves the list as it is in the current view. */
  onSave: (id: string) => void;
  /** Saves the list as it is in a new view. The name is trimmed and not taken. */
  onSaveAs: (name: string) => void;
  /** Called with the new name of a view. It is trimmed and not taken. */
  onRename: (id: string, name: string) => void;
  /** Deletes at once: offer to undo it, in a toast. */
  onDelete: (id: string) => void;
  /** Called with the view that the list should open with; with null for the standard view. */
  onDefaultChange: (id: string | null) => void;
  /** The edge of the button that the panel aligns with while there is space. Default `start`. */
  align?: PopoverAlign;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<SavedViewsLabels>;
};
