/** Every string of the bar. */
export type TopNavLabels = {
  /** The accessible name of the navigation. */
  navigation: string;
  /** The link to the page's content, which is visible while it has focus. */
  skipToContent: string;
  /** The accessible name of the logo link. */
  home: string;
  /** The product name. */
  product: string;
  /** The button that opens the menu of a narrow bar. */
  menu: string;
  /** The button that opens the items for which a wide bar has no space. */
  more: string;
  /** Names the search box and its button. */
  search: string;
  /** The name of the feedback button. */
  feedback: string;
  /** The name of the help button. */
  help: string;
  /** The name of the profile button. */
  profile: string;
  /** The button of the profile menu that logs out. */
  logOut: string;
  /** Names the view switcher. */
  switchView: string;
  /** Follows the label of a link to another site, for screen readers. */
  opensInNewTab: string;
  /** `{label}` is the label of the parent. */
  submenuLoading: string;
  /**
   * Announced, not shown. `{label}` is the label of the parent. Empty where the caller reports it, in
   * `onOpenChange` with the reason `error`.
   */
  submenuFailed: string;
  /** Shown in a sub-menu without items. */
  submenuEmpty: string;
  /** Announced, not shown, for `late` items. */
  itemsLoading: string;
  /** Shown in place of the items when they could not be loaded. */
  itemsFailed: string;
  /** The button that loads the items again. */
  retry: string;
};

/** The default texts, with the specification's exact ones. */
export const defaultTopNavLabels: TopNavLabels = {
  navigation: 'Main',
  skipToContent: 'Skip to main content',
  home: 'Quayside home',
  product: 'Quayside',
  menu: 'Menu',
  more: 'More',
  search: 'Search',
  feedback: 'Give feedback',
  help: 'User guide',
  profile: 'Profile and settings',
  logOut: 'Log out',
  switchView: 'Switch view',
  opensInNewTab: '(opens in a new tab)',
  submenuLoading: 'Loading {label}',
  submenuFailed: 'We couldn’t load {label}. Open it to try again.',
  submenuEmpty: 'Nothing here yet.',
  itemsLoading: 'Loading the menu',
  itemsFailed: 'We couldn’t load the menu.',
  retry: 'Retry',
};
