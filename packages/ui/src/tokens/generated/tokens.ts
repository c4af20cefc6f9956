// Generated from the token files: change those and run `pnpm --filter @quayside/ui tokens`.

/** Every token as a reference to its custom property; the value follows the theme and the view. */
export const tokens = {
  space: {
    /** Between an icon and its word, and between lines that belong together. */
    4: 'var(--qs-space-4)',
    /** Between the parts of one control or one row. */
    8: 'var(--qs-space-8)',
    /** Inside a control, between its edge and its text. */
    12: 'var(--qs-space-12)',
    /** Between fields, and between the cards of a grid. */
    16: 'var(--qs-space-16)',
    /** At the sides of a page, and between the blocks of a card. */
    24: 'var(--qs-space-24)',
    /** Between the parts of a page. */
    32: 'var(--qs-space-32)',
    /** Below the last part of a page, and around a screen that stands alone. */
    48: 'var(--qs-space-48)',
  },
  fontFamily: {
    /** All text. Its figures are tabular where numbers stand above each other. */
    sans: 'var(--qs-font-family-sans)',
    /** Identifiers that people compare or copy: circuit, case and quote numbers, code. */
    mono: 'var(--qs-font-family-mono)',
  },
  fontSize: {
    /** Labels, captions and second lines. Nothing is smaller. */
    12: 'var(--qs-font-size-12)',
    /** The text of tools: bar, forms, tables. The default of a page. */
    14: 'var(--qs-font-size-14)',
    /** Text for reading, and headings inside a section. */
    16: 'var(--qs-font-size-16)',
    /** Headings inside a page or a dialog. */
    20: 'var(--qs-font-size-20)',
    /** The heading of a page on a phone, and the total of a summary. */
    24: 'var(--qs-font-size-24)',
    /** The heading of a page, and a figure. */
    28: 'var(--qs-font-size-28)',
    /** A large price or count, and the display heading on a phone. */
    32: 'var(--qs-font-size-32)',
    /** The display heading of a page that begins something. */
    40: 'var(--qs-font-size-40)',
  },
  fontWeight: {
    /** Running text. */
    regular: 'var(--qs-font-weight-regular)',
    /** What can be pressed, names and labels. */
    medium: 'var(--qs-font-weight-medium)',
    /** Headings, figures and totals. */
    strong: 'var(--qs-font-weight-strong)',
  },
  lineHeight: {
    /** Headings, and one line of text in a control. */
    tight: 'var(--qs-line-height-tight)',
    /** The text of tools: lists, forms, cards. */
    body: 'var(--qs-line-height-body)',
    /** Long texts: terms, documents, policies. */
    reading: 'var(--qs-line-height-reading)',
  },
  type: {
    /** The one large heading of a page that begins something: a greeting, a full-page state. */
    display: 'var(--qs-type-display)',
    /** The heading of a page. */
    title: 'var(--qs-type-title)',
    /** A price or a count that is read first. */
    figure: 'var(--qs-type-figure)',
    /** A heading inside a page or a dialog. */
    section: 'var(--qs-type-section)',
    /** Documents, and the lead below a heading. */
    reading: 'var(--qs-type-reading)',
    /** All text that has no other role. */
    body: 'var(--qs-type-body)',
    /** What names or dates something else. */
    label: 'var(--qs-type-label)',
  },
  radius: {
    /** Buttons, fields, and everything else that a person operates. */
    control: 'var(--qs-radius-control)',
    /** What holds other things: cards, dialogs, menus, toasts. */
    card: 'var(--qs-radius-card)',
  },
  duration: {
    /** Follows a press or the pointer: a colour, a line, a switch. */
    hand: 'var(--qs-duration-hand)',
    /** Something enters: a menu, a dialog, a toast. */
    enter: 'var(--qs-duration-enter)',
    /** Dusk or dawn, after a switch of the view. */
    view: 'var(--qs-duration-view)',
  },
  ease: {
    /** Every movement: fast at the start, slow at the end. */
    out: 'var(--qs-ease-out)',
  },
  z: {
    /** Stays in place while its own container scrolls: a table’s header, a form’s actions, the buttons in the corner. */
    sticky: 'var(--qs-z-sticky)',
    /** The surface under an open menu of the bar, which closes the menu on a press. */
    clickAway: 'var(--qs-z-click-away)',
    /** The bar and its menus. */
    bar: 'var(--qs-z-bar)',
    /** Dialogs and drawers, with their scrim. */
    dialog: 'var(--qs-z-dialog)',
    /** Toasts, which stay readable and pressable over a dialog. */
    toast: 'var(--qs-z-toast)',
  },
  size: {
    /** The height of the bar. */
    bar: 'var(--qs-size-bar)',
    /** The height of a control on a touch screen, in both densities. */
    controlTouch: 'var(--qs-size-control-touch)',
    /** The smallest thing that a person has to press (WCAG 2.5.8). */
    target: 'var(--qs-size-target)',
    /** The width of the bar’s search box at rest. */
    search: 'var(--qs-size-search)',
    /** The width of the bar’s search box with focus or text. */
    searchWide: 'var(--qs-size-search-wide)',
    /** The width of the picture in the marketing popup. */
    marketingImageWidth: 'var(--qs-size-marketing-image-width)',
    /** The height of the picture in the marketing popup. */
    marketingImageHeight: 'var(--qs-size-marketing-image-height)',
    /** The height from which the text of a popup scrolls. */
    popupScrollMax: 'var(--qs-size-popup-scroll-max)',
    /** How far a page is scrolled before the arrow to its top appears. */
    scrollToTop: 'var(--qs-size-scroll-to-top)',
    /** The widest content of a page. On a wider screen it is centred, with the bar’s content above it. */
    pageMax: 'var(--qs-size-page-max)',
    /** The thickness of the focus ring and of an edge that marks a selected or invalid control. */
    focus: 'var(--qs-size-focus)',
    /** The height of a button, a field and a select. */
    control: 'var(--qs-size-control)',
    /** The height of a control inside a row, a toolbar or a toast. */
    controlCompact: 'var(--qs-size-control-compact)',
    /** The height of a table row with one line of text. */
    row: 'var(--qs-size-row)',
    /** From the edge of a card to its content. */
    inset: 'var(--qs-size-inset)',
  },
  measure: {
    /** Characters in a line of text for reading. */
    reading: 'var(--qs-measure-reading)',
  },
  share: {
    /** The width of each of the two buttons below the terms of use, as a share of the text’s width. */
    termsButton: 'var(--qs-share-terms-button)',
  },
  breakpoint: {
    /** The widest window with the short layout: the bar’s items in a sheet. */
    short: 'var(--qs-breakpoint-short)',
    /** The narrowest window with the wide layout: the bar’s items in a row. */
    wide: 'var(--qs-breakpoint-wide)',
  },
  color: {
    /** The background of the page. */
    surface: 'var(--qs-color-surface)',
    /** Cards, tables, menus and dialogs: what lies on the page. */
    surfaceRaised: 'var(--qs-color-surface-raised)',
    /** Wells inside a surface: a read-only field, the track of a meter, a drop zone. */
    surfaceSunken: 'var(--qs-color-surface-sunken)',
    /** A row or a quiet control under the pointer. */
    surfaceHover: 'var(--qs-color-surface-hover)',
    /** A row or a quiet control while it is pressed. */
    surfacePressed: 'var(--qs-color-surface-pressed)',
    /** Text and icons. */
    text: 'var(--qs-color-text)',
    /** Text that may be read second: descriptions, dates, hints. */
    textQuiet: 'var(--qs-color-text-quiet)',
    /** What cannot be used now. It needs no contrast, so the reason is always in other text nearby. */
    textDisabled: 'var(--qs-color-text-disabled)',
    /** Hairlines between things. Decorative: it is never the only edge of a control. */
    border: 'var(--qs-color-border)',
    /** The edge of a field, a checkbox or another control. */
    borderStrong: 'var(--qs-color-border-strong)',
    /** Behind text: the primary action, a checked box. The same in both themes. */
    accent: 'var(--qs-color-accent)',
    /** The accent under the pointer. */
    accentHover: 'var(--qs-color-accent-hover)',
    /** The accent while it is pressed. */
    accentPressed: 'var(--qs-color-accent-pressed)',
    /** The accent where it is seen without text: the line of the current item, marks. */
    accentStrong: 'var(--qs-color-accent-strong)',
    /** The edge of what the accent fills. A brand whose accent does not stand out from the page sets it; in our views there is none. */
    accentEdge: 'var(--qs-color-accent-edge)',
    /** Text and icons on the accent. */
    onAccent: 'var(--qs-color-on-accent)',
    /** Text in the accent. Links do not use it: their underline marks them. */
    accentText: 'var(--qs-color-accent-text)',
    /** The tint of the accent: a selected row, the sun or moon of an illustration. */
    accentSurface: 'var(--qs-color-accent-surface)',
    /** The focus ring. */
    focus: 'var(--qs-color-focus)',
    /** Text and icon of a good result. */
    positiveText: 'var(--qs-color-positive-text)',
    /** The background of a message about a good result. */
    positiveSurface: 'var(--qs-color-positive-surface)',
    /** The edge of a message about a good result. */
    positiveBorder: 'var(--qs-color-positive-border)',
    /** Text and icon of something that needs attention. */
    cautionText: 'var(--qs-color-caution-text)',
    /** The background of a message about something that needs attention. */
    cautionSurface: 'var(--qs-color-caution-surface)',
    /** The edge of a message about something that needs attention. */
    cautionBorder: 'var(--qs-color-caution-border)',
    /** Text and icon of a failure or a danger. */
    criticalText: 'var(--qs-color-critical-text)',
    /** The background of a message about a failure or a danger. */
    criticalSurface: 'var(--qs-color-critical-surface)',
    /** The edge of a message about a failure or a danger. */
    criticalBorder: 'var(--qs-color-critical-border)',
    /** Text and icon of a neutral fact. */
    infoText: 'var(--qs-color-info-text)',
    /** The background of a message about a neutral fact. */
    infoSurface: 'var(--qs-color-info-surface)',
    /** The edge of a message about a neutral fact. */
    infoBorder: 'var(--qs-color-info-border)',
    /** Behind text: an action that cannot be undone. Also the edge of an invalid field. */
    criticalFill: 'var(--qs-color-critical-fill)',
    /** Such an action under the pointer. */
    criticalFillHover: 'var(--qs-color-critical-fill-hover)',
    /** Such an action while it is pressed. */
    criticalFillPressed: 'var(--qs-color-critical-fill-pressed)',
    /** Text on the critical fill. */
    onCritical: 'var(--qs-color-on-critical)',
    /** The first series of a chart, in the accent. */
    chart1: 'var(--qs-color-chart-1)',
    /** The second series of a chart, in a grey. */
    chart2: 'var(--qs-color-chart-2)',
    /** The third series of a chart, in a hue far from the accent's. */
    chart3: 'var(--qs-color-chart-3)',
    /** The fourth series of a chart, in plum. */
    chart4: 'var(--qs-color-chart-4)',
    /** The fifth series of a chart, in a grey. */
    chart5: 'var(--qs-color-chart-5)',
    /** The quietest series of a chart: the group of small values. */
    chart6: 'var(--qs-color-chart-6)',
    /** Behind a dialog, in the middle of the page. */
    scrim: 'var(--qs-color-scrim)',
    /** Behind a dialog, at the edges of the page, where it is darker. */
    scrimEdge: 'var(--qs-color-scrim-edge)',
    /** A skeleton: the shape of what loads. */
    shimmer: 'var(--qs-color-shimmer)',
    /** The light that moves over a skeleton. */
    shimmerHighlight: 'var(--qs-color-shimmer-highlight)',
    /** The colour of both shadows. Use the shadows, not this. */
    shadow: 'var(--qs-color-shadow)',
  },
  shadow: {
    /** Lies on the page and can be lifted: a floating button, a tile under the pointer. */
    raised: 'var(--qs-shadow-raised)',
    /** Covers the page: a menu, a toast, a dialog. */
    overlay: 'var(--qs-shadow-overlay)',
  },
} as const;

/** The tokens that code has to reckon with, as numbers: pixels, milliseconds, shares of one. */
export const tokenNumbers = {
  breakpoint: {
    /** The widest window with the short layout: the bar’s items in a sheet. */
    short: 1366,
    /** The narrowest window with the wide layout: the bar’s items in a row. */
    wide: 1367,
  },
  size: {
    /** The height of the bar. */
    bar: 52,
    /** The height of a control on a touch screen, in both densities. */
    controlTouch: 44,
    /** The smallest thing that a person has to press (WCAG 2.5.8). */
    target: 24,
    /** The width of the bar’s search box at rest. */
    search: 125,
    /** The width of the bar’s search box with focus or text. */
    searchWide: 275,
    /** The width of the picture in the marketing popup. */
    marketingImageWidth: 560,
    /** The height of the picture in the marketing popup. */
    marketingImageHeight: 250,
    /** The height from which the text of a popup scrolls. */
    popupScrollMax: 600,
    /** How far a page is scrolled before the arrow to its top appears. */
    scrollToTop: 20,
    /** The widest content of a page. On a wider screen it is centred, with the bar’s content above it. */
    pageMax: 1440,
    /** The thickness of the focus ring and of an edge that marks a selected or invalid control. */
    focus: 2,
    /** The height of a button, a field and a select. */
    control: 36,
    /** The height of a control inside a row, a toolbar or a toast. */
    controlCompact: 32,
    /** The height of a table row with one line of text. */
    row: 44,
    /** From the edge of a card to its content. */
    inset: 16,
  },
  space: {
    /** Between an icon and its word, and between lines that belong together. */
    4: 4,
    /** Between the parts of one control or one row. */
    8: 8,
    /** Inside a control, between its edge and its text. */
    12: 12,
    /** Between fields, and between the cards of a grid. */
    16: 16,
    /** At the sides of a page, and between the blocks of a card. */
    24: 24,
    /** Between the parts of a page. */
    32: 32,
    /** Below the last part of a page, and around a screen that stands alone. */
    48: 48,
  },
  radius: {
    /** Buttons, fields, and everything else that a person operates. */
    control: 6,
    /** What holds other things: cards, dialogs, menus, toasts. */
    card: 10,
  },
  duration: {
    /** Follows a press or the pointer: a colour, a line, a switch. */
    hand: 120,
    /** Something enters: a menu, a dialog, a toast. */
    enter: 200,
    /** Dusk or dawn, after a switch of the view. */
    view: 600,
  },
  share: {
    /** The width of each of the two buttons below the terms of use, as a share of the text’s width. */
    termsButton: 0.45,
  },
  z: {
    /** Stays in place while its own container scrolls: a table’s header, a form’s actions, the buttons in the corner. */
    sticky: 10,
    /** The surface under an open menu of the bar, which closes the menu on a press. */
    clickAway: 90,
    /** The bar and its menus. */
    bar: 100,
    /** Dialogs and drawers, with their scrim. */
    dialog: 200,
    /** Toasts, which stay readable and pressable over a dialog. */
    toast: 300,
  },
} as const;
