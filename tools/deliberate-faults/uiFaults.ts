import type { DeliberateFault } from './DeliberateFault.ts';

const ui = 'packages/ui/src';
const components = `${ui}/components`;

/** Faults of the design system. */
export const uiFaults: readonly DeliberateFault[] = [
  {
    file: `${ui}/sanitize/sanitizeHtml.ts`,
    find: "    element.setAttribute('target', '_blank');",
    replace: '',
    breaks: 'A link of an announcement to another site replaces the portal.',
    noticedBy: { browser: `${ui}/sanitize/sanitizeHtml.test.tsx` },
  },
  {
    file: `${components}/Drawer/Drawer.tsx`,
    find: '  useReturnFocus(firstFocus);',
    replace: '',
    breaks: 'Focus is lost when a drawer closes, so keyboard users start at the top of the page again.',
    noticedBy: { stories: `${components}/Drawer/Drawer.stories.tsx` },
  },
  {
    file: `${components}/TopNav/state/focusRecovery.ts`,
    find: 'if (isLost) elements.focusTrigger(id);',
    replace: 'if (isLost) return;',
    breaks: 'Focus is lost when the focused item of the bar disappears.',
    noticedBy: { browser: `${components}/TopNav/TopNav.test.tsx` },
  },
  {
    file: `${components}/Badge/Badge.tsx`,
    find: '<BadgeMark viewBox="0 0 12 12" aria-hidden="true">',
    replace: '<BadgeMark viewBox="0 0 12 12" role="img">',
    breaks: 'Screen readers announce a nameless image before each badge. Only a rule of axe finds it.',
    noticedBy: { stories: `${components}/Badge/Badge.stories.tsx` },
  },
  {
    file: `${components}/Meter/Meter.tsx`,
    find: '<meter aria-labelledby={id} ',
    replace: '<meter ',
    breaks: 'Screen readers announce a meter without its name.',
    noticedBy: { stories: `${components}/Meter/Meter.stories.tsx` },
  },
  {
    file: `${components}/Avatar/Avatar.styles.ts`,
    find: 'box-shadow: 0 0 0 2px var(--qs-color-surface-raised);',
    replace: 'box-shadow: none;',
    breaks: 'The circles of a group of people run into each other. Only a picture of a later story shows it.',
    noticedBy: { stories: `${components}/Avatar/Avatar.stories.tsx` },
  },
  {
    file: `${components}/Tile/Tile.styles.ts`,
    find: 'border: 1px solid var(--qs-color-border);',
    replace: 'border: 1px solid oklch(92.5% 0.006 258);',
    breaks: 'Tiles have glaring white borders in the dark theme. Only the dark picture shows it.',
    noticedBy: { stories: `${components}/Tile/Tile.stories.tsx` },
  },
  {
    file: `${components}/Timeline/Timeline.styles.ts`,
    find: 'inset-inline-start: 7px;',
    replace: 'inset-inline-start: 3px;',
    breaks: 'The line of a timeline misses its marks. Only a picture shows it.',
    noticedBy: { stories: `${components}/Timeline/Timeline.stories.tsx` },
  },
  {
    file: `${components}/SaveStatus/SaveStatus.styles.ts`,
    find: 'color: var(--qs-color-critical-text);',
    replace: 'color: oklch(50% 0.175 25);',
    breaks: 'A failed save is too dark to read in the dark theme.',
    noticedBy: { stories: `${components}/SaveStatus/SaveStatus.stories.tsx` },
  },
  {
    file: `${components}/Toasts/useHeldPlaces.ts`,
    find: "card.style.blockSize = height === undefined ? '' : `${height}px`;",
    replace: "card.setAttribute('style', height === undefined ? '' : `block-size: ${height}px`);",
    breaks: 'The production policy refuses the height of a toast, so toasts jump under the pointer.',
    noticedBy: { stories: `${components}/Toasts/Toasts.stories.tsx` },
  },
  {
    file: `${components}/Pagination/Pagination.tsx`,
    find: '<label htmlFor={sizeId}>{text.pageSize}</label>',
    replace: '<label htmlFor={sizeId}>Per page</label>',
    breaks: 'The choice of the page size has an English name in every language.',
    noticedBy: { stories: `${components}/Pagination/Pagination.stories.tsx`, mode: 'pseudo-locale' },
  },
  {
    file: `${components}/Card/Card.styles.ts`,
    find: 'flex: 1 1 12rem;',
    replace: 'flex: 1 0 24rem;',
    breaks: 'The heading of a card is wider than a phone.',
    noticedBy: { stories: `${components}/Card/Card.stories.tsx`, mode: '360 px' },
  },
];
