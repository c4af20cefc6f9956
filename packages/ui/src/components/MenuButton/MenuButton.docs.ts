import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A button that opens a list of actions and links.',
  when: 'For secondary actions where there is no space for a button each: a table row, a page header.',
  whenNot: 'Not to choose a value (NativeSelect), nor for the main action: Button.',
  anatomy: {
    story: 'Open',
    parts: [
      { name: 'Trigger', selector: 'button[aria-expanded]', note: 'A word, an icon, or both.' },
      { name: 'Item', selector: 'ul li', note: 'An action or a link.' },
      { name: 'Note', selector: 'ul small', note: 'Why an action cannot be used.' },
      {
        name: 'Critical action',
        selector: '[data-tone="critical"]',
        side: 'below',
        note: 'Last in the list.',
      },
    ],
  },
  example: { do: 'Say why an action cannot be used.', dont: 'Hide an action that the user looks for.' },
  keyboard: [
    { keys: 'Enter, Space, Arrow Down', effect: 'Opens the list.' },
    { keys: 'Arrow keys, Home, End', effect: 'Move through the items.' },
    { keys: 'Tab', effect: 'Moves through the items, then closes the list.' },
    { keys: 'Escape', effect: 'Closes it and returns focus to the button.' },
  ],
  content: ['Start each action with a verb. Keep the order the same everywhere.'],
  accessibility: ['It is a disclosure, not an ARIA menu: links stay links.'],
  related: ['Button', 'Popover', 'NativeSelect'],
  since: '0.1.0',
};
