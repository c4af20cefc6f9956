import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A dialog that finds pages, actions and things by name, and runs them by keyboard.',
  when: 'To open pages, things and safe actions from anywhere, by name and by keyboard.',
  whenNot:
    'Not as the only way to anything: it adds to the menu. Not for actions that cost money or cannot be undone. Not for long results: link to the search page.',
  anatomy: {
    story: 'Results',
    parts: [
      { name: 'Search', selector: 'input[role="combobox"]', side: 'above' },
      { name: 'Close', selector: 'button[aria-label]', side: 'above' },
      { name: 'Group', selector: '[role="group"] [role="presentation"]' },
      { name: 'Result', selector: '[role="option"]', note: 'A name, and a second line where needed.' },
      { name: 'Shortcut', selector: 'kbd', side: 'above' },
    ],
  },
  keyboard: [
    { keys: 'Control + K, Command + K', effect: 'Opens it.' },
    { keys: 'Arrow Down, Arrow Up', effect: 'Moves through the results.' },
    { keys: 'Enter', effect: 'Runs the active result; with Control or Command in a new tab.' },
    { keys: 'Escape', effect: 'Closes it and returns focus.' },
  ],
  content: ['Name actions as their buttons do: “New case”.'],
  accessibility: ['It is a modal dialog with a combobox. The number of results is announced.'],
  related: ['TopNav', 'Combobox', 'MenuButton'],
  since: '0.1.0',
};
