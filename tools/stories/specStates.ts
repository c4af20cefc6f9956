/** A state that the specification names, and the story that shows it. */
export interface SpecState {
  /** The specification's section. */
  section: number;
  statement: string;
  story: string;
}

const of = (section: number, states: Readonly<Record<string, string>>): SpecState[] =>
  Object.entries(states).map(([statement, story]) => ({ section, statement, story }));

/** The states of components in the specification. `check-stories` fails when one of these stories is missing. */
export const specStates: readonly SpecState[] = [
  ...of(2, {
    'Until the user is known, a loading indicator with the text Loading': 'feedback-loadingindicator--page',
    'Only the Terms Of Use screen is shown before agreement': 'flows-first-login--agreed-and-greeted',
    'After agreement the bar, a wide banner and the page': 'shell-appshell--signed-in',
    'On /new-support-case the bar is hidden': 'shell-appshell--without-bar',
    'A scroll-to-top button appears once scrolled more than 20 px':
      'shell-scrolltotop--appears-beyond-the-threshold',
    'At the top there is no scroll-to-top button': 'shell-scrolltotop--hidden',
    'Terms: heading and long legal text': 'screens-termsscreen--ready',
    'Terms: I Agree and I Disagree, each 45% of the width': 'screens-termsscreen--measures',
    'Terms: I Disagree opens a confirmation': 'dialogs-disagreedialog--asked',
    'Terms: confirmed, the user is logged out': 'flows-first-login--disagreed',
    'Legal documents': 'layout-legaldocument--policy',
    'Unknown path: Page Not Found': 'screens-notfoundscreen--unknown-address',
    'A page under development': 'screens-underdevelopmentscreen--placeholder',
    'Bar: wide layout': 'shell-topnav-measures--at-1367',
    'Bar: short layout with a hamburger menu': 'shell-topnav-measures--at-1366',
    'Bar: the short menu open': 'shell-topnav--short-sheet',
    'Bar: logo': 'shell-topnav--nothing-but-the-logo',
    'Bar: external, internal and parent items, the active one': 'shell-topnav-interactions--marks-what-it-is',
    'Bar: sub-items': 'shell-topnav--submenu-open',
    'Bar: a sub-item with a query parameter': 'shell-topnav-interactions--sub-item-with-a-query-parameter',
    'Bar: four shimmering placeholders while sub-items load': 'shell-topnav--submenu-loading',
    'Bar: sub-items failed, the sub-menu closes': 'shell-topnav-interactions--a-failing-submenu-closes',
    'Bar: search needs a keyword': 'shell-topnav-interactions--search-needs-a-keyword',
    'Bar: search 125 px, 275 px when focused or filled': 'shell-topnav-measures--search-box-widens',
    'Bar: feedback and help': 'shell-topnav-interactions--tools-answer',
    'Bar: profile menu': 'shell-topnav--profile-open',
    'Bar: Log out': 'shell-topnav-interactions--logs-out',
    'Bar: view switcher': 'shell-topnav--view-switcher-open',
    'Bar: only one dropdown is open': 'shell-topnav-interactions--only-one-is-open',
    'Bar: clicking away closes': 'shell-topnav-interactions--click-away-returns-the-focus',
    'Switch Portal View, to Artemis': 'dialogs-switchviewdialog--to-artemis',
    'Switch Portal View, to Apollo': 'dialogs-switchviewdialog--to-apollo',
    'Switch Portal View, cancelled': 'flows-switch-the-view--cancelled',
    'Switch Portal View, confirmed': 'flows-switch-the-view--confirmed',
    'Announcement: rich text above the page': 'shell-announcementbanner--links',
  }),
  ...of(4, {
    Apollo: 'shell-topnav--apollo',
    Artemis: 'shell-topnav--artemis',
    'Navigation items loading': 'shell-topnav--items-loading',
    'Popups one at a time, in the order returned': 'flows-first-login--agreed-and-greeted',
    'Contact roles: loading': 'dialogs-contactrolepopup--loading',
    'Contact roles: ready': 'dialogs-contactrolepopup--ready',
    'Contact roles: submitting': 'dialogs-contactrolepopup--submitting',
    'Marketing: loading': 'dialogs-marketingpopup--loading',
    'Marketing: ready': 'dialogs-marketingpopup--ready',
    'Marketing: preview of a text': 'dialogs-marketingpopup--preview',
    'Marketing: preview of an image': 'dialogs-marketingpopup--preview-of-the-image-alone',
    'Live chat: the button shown': 'shell-chatbutton--idle',
    'Live chat: connecting': 'shell-chatbutton--connecting',
    'Live chat: offline': 'shell-chatbutton--offline',
  }),
  ...of(5, {
    'Contact roles: Save as soon as at least one has a value': 'dialogs-contactrolepopup--one-chosen',
    'Contact roles: both have a value': 'dialogs-contactrolepopup--both-chosen',
    'Contact roles: a selector only where a list has more than one':
      'dialogs-contactrolepopup--only-one-contact',
    'Contact roles: a role without a contact': 'dialogs-contactrolepopup--nobody-for-a-role',
  }),
  ...of(6, {
    'Access denied, saying what is missing': 'screens-accessdeniedscreen--one-thing-missing',
    'Neither view': 'screens-noaccessscreen--neither-view',
  }),
  ...of(8, {
    'Loading contact roles failed': 'dialogs-contactrolepopup--load-error',
    'Submitting contact roles failed': 'dialogs-contactrolepopup--submit-error',
    'Marketing content failed': 'dialogs-marketingpopup--error',
    'A logo that fails to load is hidden': 'dialogs-marketingpopup--failing-image',
    'Accepting the terms failed': 'screens-termsscreen--failed',
    'Service unavailable': 'screens-serviceunavailablescreen--waiting',
    'Config load failure': 'screens-cannotstartscreen--failed',
    'Navigation item load failure': 'shell-topnav--items-failed',
    'The identity provider is out of reach': 'screens-signinproblemscreen--out-of-reach',
    'The session ended': 'screens-sessionendedscreen--too-many-tries',
  }),
  ...of(9, {
    'Four placeholders, as tall as rows': 'shell-topnav-measures--placeholders-are-as-tall-as-rows',
    'At most 5 toasts': 'feedback-toasts--never-more-than-five',
    'A duplicate toast is prevented': 'feedback-toasts--duplicate',
    'Marketing: content scrolls beyond 600 px': 'dialogs-marketingpopup--long-text',
    'Marketing: Do not show this message again.': 'dialogs-marketingpopup--ticked',
    'Welcome: 1Access for quoting and ordering': 'dialogs-welcomepopup--one-access',
    'Welcome: Services and Projects': 'dialogs-welcomepopup--services',
    'Welcome: Support cases': 'dialogs-welcomepopup--support',
    'Welcome: the Dashboard with pinning': 'dialogs-welcomepopup--dashboard',
    'Welcome: the universal search': 'dialogs-welcomepopup--search',
    'Welcome: Resources': 'dialogs-welcomepopup--resources',
    'Chat: Chat now, and a cross hides it': 'shell-chatbutton--idle',
  }),
];
