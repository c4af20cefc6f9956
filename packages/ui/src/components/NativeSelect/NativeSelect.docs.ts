import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'The browser’s own list of options, of which one is chosen.',
  when: 'For one choice out of five or more that the user knows by name: a country, a contact, a site.',
  whenNot: 'Not for two to four choices with descriptions: RadioGroup. Not for actions: MenuButton.',
  anatomy: {
    story: 'Chosen',
    parts: [
      { name: 'Label', selector: 'label', note: 'From the Field around it.' },
      { name: 'Select', selector: 'select' },
      { name: 'Arrow', selector: 'select + svg', side: 'end' },
    ],
  },
  keyboard: [
    { keys: 'Enter, Space, Alt + Arrow Down', effect: 'Opens the list.' },
    { keys: 'Arrow keys', effect: 'Change the option.' },
    { keys: 'A letter', effect: 'Moves to the next option that begins with it.' },
  ],
  content: [
    'The first option says what to choose: “Choose a contact”.',
    'Sort by name unless another order is expected.',
  ],
  accessibility: ['It is native: phones show their own list.'],
  related: ['RadioGroup', 'Combobox', 'MenuButton', 'Field'],
  since: '0.1.0',
};
