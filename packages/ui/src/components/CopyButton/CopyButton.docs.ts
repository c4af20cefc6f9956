import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A button that copies a text and confirms it.',
  when: 'Next to an identifier that people paste elsewhere: a circuit, case or quote number, an address of the API.',
  whenNot: 'Not for long texts, nor where the browser’s own copy is as near.',
  keyboard: [
    { keys: 'Enter, Space', effect: 'Copies.' },
    { keys: 'Escape', effect: 'Closes the panel that appears when the browser refuses.' },
  ],
  content: ['Name the copied text: “Copy the circuit number”.'],
  accessibility: ['The tick is announced. If the browser refuses, the text is shown selected.'],
  related: ['IconButton', 'DescriptionList', 'RowTitle'],
  since: '0.1.0',
};
