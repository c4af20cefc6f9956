import type { IconShape } from '../../icons/IconShape.ts';

/** A page of the portal. The caller marks the `current` one. */
export type TopNavLink = {
  /** A page of the portal. */
  kind: 'link';
  /** Unique among the items. It does not begin with `#`. */
  id: string;
  /** The name of the page. */
  label: string;
  /** The address of the page. */
  href: string;
  /** The page is open. Default false. */
  current?: boolean;
};

/** A page on another site. It opens in a new tab and announces that. */
export type TopNavExternalLink = {
  /** A page on another site. It opens in a new tab. */
  kind: 'external';
  /** Unique among the items. It does not begin with `#`. */
  id: string;
  /** The name of the page. */
  label: string;
  /** The address of the page. */
  href: string;
};

/** A page that cannot be opened, such as one with an unsafe address. */
export type TopNavDisabledLink = {
  /** A page that cannot be opened. */
  kind: 'disabled';
  /** Unique among the items. It does not begin with `#`. */
  id: string;
  /** The name of the page. */
  label: string;
};

/** A sub-item, with a secondary line. */
export type TopNavSubItem = (TopNavLink | TopNavExternalLink | TopNavDisabledLink) & {
  /** A secondary line under the label. */
  description?: string;
};

/**
 * The sub-items of a parent. Static ones are always `ready`; `idle` means not requested yet. When an open sub-menu
 * changes to `error`, it closes, and screen readers announce that politely.
 */
export type TopNavSubmenu =
  | {
      /** Whether the sub-items were not requested yet, are loading, could not be loaded, or are loaded. */
      status: 'idle' | 'loading' | 'error';
    }
  | {
      status: 'ready';
      /** The sub-items, in the order in which they are shown. */
      items: readonly TopNavSubItem[];
    };

/** An item that opens a sub-menu. It is `current` when one of its pages is. */
export type TopNavParent = {
  /** An item that opens a sub-menu. */
  kind: 'parent';
  /** Unique among the items. It does not begin with `#`. */
  id: string;
  /** The text of the item. */
  label: string;
  /** One of its pages is open. Default false. */
  current?: boolean;
  /** The sub-items, or why there are none yet. */
  submenu: TopNavSubmenu;
};

/**
 * A menu item. `id` is unique among them and does not begin with `#`. An item without a label, without an id or
 * with a duplicate id is left out.
 */
export type TopNavItem = TopNavLink | TopNavExternalLink | TopNavDisabledLink | TopNavParent;

/**
 * The menu items: loading, failed or ready. Placeholders replace items that load. Set `late` when the page is
 * already shown without them: screen readers then announce that they load, politely and once.
 */
export type TopNavNavigation =
  | {
      /** Whether the items are loading, could not be loaded, or are loaded. */
      status: 'loading';
      /** The page is already shown without the items, so that their loading is announced. Default false. */
      late?: boolean;
    }
  | {
      status: 'failed';
      /** Loads the items again. */
      onRetry: () => void;
    }
  | {
      status: 'ready';
      /** The items, in the order in which they are shown. */
      items: readonly TopNavItem[];
    };

/** The signed-in user, the entries of the profile menu, and logging out. */
export type TopNavProfile = {
  /** The full name of the signed-in user. */
  name: string;
  /** The e-mail address of the signed-in user. */
  email: string;
  /** The links of the profile menu. */
  items: readonly TopNavSubItem[];
  /** Called when the user logs out. */
  onLogOut: () => void;
};

/** A view that the user can choose: a link if it has an address, else a button. */
export type TopNavView = {
  /** The identity of the view. */
  id: string;
  /** The name of the view. */
  label: string;
  /** A mark before the name. Default: none. */
  icon?: IconShape;
} & (
  | {
      /** The address of the view, which may be another site. */
      href: string;
      onChoose?: never;
    }
  | {
      href?: never;
      /** Called when the user chooses the view, unless it is the current one. */
      onChoose: () => void;
    }
);

/** The views of the product, and the one that is shown. Without views there is no switcher. */
export type TopNavViewSwitcher = {
  /** The id of the view that is shown. One that is not in the list counts as the first. */
  current: string;
  /** The views, in the order in which they are shown. */
  views: readonly TopNavView[];
};

/** The open menu: an item's id, one of `topNavPanels`, or null. Only one menu is open at a time. */
export type TopNavOpenId = string | null;

/** The reason why `openId` changed. `removed` means that the bar no longer renders the open menu. */
export type TopNavOpenReason =
  | 'trigger'
  | 'escape'
  | 'click-away'
  | 'select'
  | 'focus-out'
  | 'resize'
  | 'error'
  | 'removed';

/** The ids of the bar's own panels. */
export const topNavPanels = {
  menu: '#menu',
  more: '#more',
  profile: '#profile',
  view: '#view',
} as const;
