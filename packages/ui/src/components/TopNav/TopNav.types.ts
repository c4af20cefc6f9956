import type { PortalView } from '../../theme/rootAttributes.ts';

/** A page of the portal. The caller marks the `current` one. */
export type TopNavLink = { kind: 'link'; id: string; label: string; href: string; current?: boolean };

/** A page on another site. It opens in a new tab and announces that. */
export type TopNavExternalLink = { kind: 'external'; id: string; label: string; href: string };

/** A page that cannot be opened, such as one with an unsafe address. */
export type TopNavDisabledLink = { kind: 'disabled'; id: string; label: string };

/** A sub-item, with a secondary line. */
export type TopNavSubItem = (TopNavLink | TopNavExternalLink | TopNavDisabledLink) & { description?: string };

/**
 * The sub-items of a parent. Static ones are always `ready`; `idle` means not requested yet. When an open sub-menu
 * changes to `error`, it closes, and screen readers announce that politely.
 */
export type TopNavSubmenu =
  | { status: 'idle' | 'loading' | 'error' }
  | { status: 'ready'; items: readonly TopNavSubItem[] };

/** An item that opens a sub-menu. It is `current` when one of its pages is. */
export type TopNavParent = {
  kind: 'parent';
  id: string;
  label: string;
  current?: boolean;
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
  | { status: 'loading'; late?: boolean }
  | { status: 'failed'; onRetry: () => void }
  | { status: 'ready'; items: readonly TopNavItem[] };

/** The signed-in user, the entries of the profile menu, and logging out. */
export type TopNavProfile = {
  name: string;
  email: string;
  items: readonly TopNavSubItem[];
  onLogOut: () => void;
};

/** The current view, and a callback for the other one. Choosing the current view only closes the menu. */
export type TopNavViewSwitcher = { current: PortalView; onSelect: (view: PortalView) => void };

/** The open menu: an item's id, one of `topNavPanels`, or null. Only one menu is open at a time. */
export type TopNavOpenId = string | null;

/** Why `openId` changed. `removed` means that the bar no longer renders the open menu. */
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
