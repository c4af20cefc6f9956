import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A text field that filters a list, of which one option can be selected.',
  when: 'To select one of many options, or of a list on the server: a site, a circuit, a contact.',
  whenNot:
    'Not for a list that fits on a screen: NativeSelect, which a phone shows better, or RadioGroup. Not to select several: MultiSelect.',
  anatomy: {
    story: 'Open',
    parts: [
      { name: 'Input', selector: 'input[role="combobox"]' },
      { name: 'Clear', selector: '[data-clear]', side: 'above', note: 'Only when something is selected.' },
      { name: 'Show options', selector: '[data-clear] + button', side: 'end' },
      { name: 'List', selector: '[role="listbox"]' },
      {
        name: 'Option',
        selector: '[role="option"][aria-selected="true"]',
        note: 'A label, and a second line that tells similar ones apart.',
      },
    ],
  },
  keyboard: [
    { keys: 'Arrow Down, Arrow Up', effect: 'Opens the list and moves through the options.' },
    { keys: 'Page Up, Page Down', effect: 'Moves by a page of options.' },
    { keys: 'Enter', effect: 'Selects the active option.' },
    { keys: 'Escape', effect: 'Closes the list; then clears the typed text.' },
    { keys: 'Alt + Arrow Down', effect: 'Opens the list without moving.' },
  ],
  content: [
    'Put what people search for in the label, and what tells options apart in the second line.',
    'The empty text says what to do next: “No site of this name. Check the spelling”.',
  ],
  accessibility: ['Focus stays in the input. The active option and the number of results are announced.'],
  related: ['NativeSelect', 'MultiSelect', 'RadioGroup', 'Field'],
  since: '0.1.0',
};
