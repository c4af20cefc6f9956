import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A text field that filters a list, of which several options can be selected.',
  when: 'To select several of many options, or of a list on the server: sites, recipients, products.',
  whenNot:
    'Not for one option: Combobox, or NativeSelect for a short list. Not for up to about seven options: Checkboxes in a FieldGroup are all in sight. No native select replaces it, because a multiple one needs a modifier key.',
  anatomy: {
    story: 'Chips',
    parts: [
      { name: 'Selected option', selector: '[data-chip]', note: 'Removes itself when pressed.' },
      { name: 'Input', selector: 'input[role="combobox"]', side: 'above' },
      { name: 'Clear all', selector: '[data-clear]', side: 'above' },
      { name: 'Show options', selector: '[data-clear] + button', side: 'end' },
    ],
  },
  keyboard: [
    { keys: 'Arrow Down, Arrow Up', effect: 'Opens the list and moves through the options.' },
    { keys: 'Enter', effect: 'Selects or clears the active option.' },
    { keys: 'Backspace', effect: 'Removes the last chip while the input is empty.' },
    { keys: 'Escape', effect: 'Closes the list.' },
    { keys: 'Tab', effect: 'Moves through the chips and the input.' },
  ],
  content: ['Keep option labels short: they become chips.'],
  accessibility: [
    'Selecting and removing are announced. When a chip is removed, focus moves to the next one.',
  ],
  related: ['Combobox', 'Checkbox', 'FilterBar', 'Field'],
  since: '0.1.0',
};
