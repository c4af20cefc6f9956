import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'The errors of a form in one list, above its fields.',
  when: 'Above the fields of a form, after a submit that found errors.',
  whenNot: 'Not for one failed action: InlineAlert. Not in place of the errors at the fields: Field.',
  anatomy: {
    story: 'Default',
    parts: [
      { name: 'Heading', selector: 'h2', side: 'above', note: 'Says that something has to be corrected.' },
      { name: 'Error', selector: 'li a', note: 'Links to its field.' },
    ],
  },
  example: {
    do: 'Repeat the words of the field, and link to it.',
    dont: 'Say that something is invalid, without a field and a way to correct it.',
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves through the errors.' },
    { keys: 'Enter', effect: 'Moves focus to the field.' },
  ],
  content: ['Use the same words as the error at the field.'],
  accessibility: ['It takes focus after a failed submit, so that it is read.'],
  related: ['Field', 'InlineAlert', 'WizardFrame'],
  since: '0.1.0',
};
