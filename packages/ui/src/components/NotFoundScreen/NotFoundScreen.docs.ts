import type { ComponentGuide } from '../../../../../.storybook/docs/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A screen for an address that does not exist.',
  when: 'In place of a page, for an unknown address.',
  whenNot: 'Not for a deleted record of an existing page: use an EmptyState there.',
  keyboard: [{ keys: 'Tab', effect: 'Moves to the way out.' }],
  content: ['Do not blame the user. Offer the start page and the search.'],
  accessibility: ['The heading takes focus. The bar stays.'],
  related: ['AccessDeniedScreen', 'EmptyState', 'MessageScreen'],
  since: '0.1.0',
};
