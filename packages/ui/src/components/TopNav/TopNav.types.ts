import type { View } from '../../theme/rootAttributes.ts';

/** A page of the portal. The caller says which one is `current`. */
export type TopNavLink = { kind: 'link'; id: string; label: string; href: string; current?: boolean };

/** A page elsewhere; it opens in a new tab and says so. */
export type TopNavExternalLink = { kind: 'external'; id: string; label: string; href: string };

/** A page that cannot be reached, such as one whose address was refused. */
export type TopNavDisabledLink = { kind: 'disabled'; id: string; label: string };

/** One line of a sub-menu, with a quiet second line. */
export type TopNavSubItem = (TopNavLink | TopNavExternalLink | TopNavDisabledLink) & { description?: string };

/**
 * What a parent's sub-menu holds. Static sub-items are simply `ready`; `idle` is not asked for yet. A sub-menu that
 * turns to `error` while it is open closes, and this is said politely.
 */
export type TopNavSubmenu =
  | { status: 'idle' | 'loading' | 'error' }
  | { status: 'ready'; items: readonly TopNavSubItem[] };

/** An item that opens a sub-menu; `current` when one of its pages is. */
export type TopNavParent = {
  kind: 'parent';
  id: string;
  label: string;
  current?: boolean;
  submenu: TopNavSubmenu;
};

/**
 * One item of the bar; `id` is unique among them and does not begin with `#`. An item without a label or an id, or with
 * one that was there before, is left out.
 */
export type TopNavItem = TopNavLink | TopNavExternalLink | TopNavDisabledLink | TopNavParent;

/**
 * The items, loading, there, or failed. Placeholders stand for items that are loading. Set `late` when the page stands already
 * without them: then assistive technology is told, politely and once.
 */
export type TopNavNavigation =
  | { status: 'loading'; late?: boolean }
  | { status: 'failed'; onRetry: () => void }
  | { status: 'ready'; items: readonly TopNavItem[] };

/** Who is signed in, his own menu, and the way out. */
export type TopNavProfile = {
  name: string;
  email: string;
  items: readonly TopNavSubItem[];
  onLogOut: () => void;
};

/** The view shown, and what happens when the other one is chosen; choosing the current view only closes. */
export type TopNavViewSwitcher = { current: View; onSelect: (view: View) => void };

/** What is open: an item's id, one of the bar's own panels, or nothing. Only one thing is open at a time. */
export type TopNavOpenId = string | null;

/** Why what is open changed; `removed` when the bar was given nothing any more to which it belongs. */
export type TopNavOpenReason =
  | 'trigger'
  | 'escape'
  | 'click-away'
  | 'select'
  | 'focus-out'
  | 'resize'
  | 'error'
  | 'removed';

/** The bar's own panels, beside those of its items. */
export const topNavPanels = {
  menu: '#menu',
  more: '#more',
  profile: '#profile',
  view: '#view',
} as const;
