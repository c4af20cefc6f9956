import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A tour of the portal, shown once after the first sign-in.',
  when: 'Once for each user, after the first sign-in and the terms.',
  whenNot:
    'Not for announcements: MarketingPopup. Not for help on a page: write it there, or link to the user guide.',
  anatomy: {
    story: 'OneAccess',
    parts: [
      { name: 'Title', selector: 'h2' },
      { name: 'Close', selector: 'button[aria-label]', side: 'above' },
      {
        name: 'Show all',
        selector: 'button[data-variant="quiet"]',
        side: 'end',
        note: 'All introductions at once.',
      },
      { name: 'Introduction', selector: '[data-state="current"]' },
      { name: 'Next', selector: 'button[data-variant="primary"]', side: 'below' },
    ],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves inside the dialog only.' },
    { keys: 'Escape', effect: 'Closes it for good.' },
    { keys: 'Enter, Space', effect: 'Presses the focused button.' },
  ],
  content: ['One thing in each step, in two sentences.'],
  accessibility: ['Focus moves to the title. Each step is announced.'],
  related: ['MarketingPopup', 'Dialog'],
  since: '0.1.0',
};
