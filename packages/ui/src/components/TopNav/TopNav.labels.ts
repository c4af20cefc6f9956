import type { PortalView } from '../../theme/rootAttributes.ts';

/** Every string of the bar. */
export type TopNavLabels = {
  navigation: string;
  skipToContent: string;
  home: string;
  product: string;
  menu: string;
  more: string;
  search: string;
  feedback: string;
  help: string;
  profile: string;
  logOut: string;
  switchView: string;
  views: Record<PortalView, string>;
  opensInNewTab: string;
  /** `{label}` is the label of the parent. */
  submenuLoading: string;
  /**
   * Announced, not shown. `{label}` is the label of the parent. Empty where the caller reports it, in
   * `onOpenChange` with the reason `error`.
   */
  submenuFailed: string;
  submenuEmpty: string;
  /** Announced, not shown, for `late` items. */
  itemsLoading: string;
  itemsFailed: string;
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
  views: { apollo: 'Apollo', artemis: 'Artemis' },
  opensInNewTab: '(opens in a new tab)',
  submenuLoading: 'Loading {label}',
  submenuFailed: 'We couldn’t load {label}. Open it to try again.',
  submenuEmpty: 'Nothing here yet.',
  itemsLoading: 'Loading the menu',
  itemsFailed: 'We couldn’t load the menu.',
  retry: 'Retry',
};
