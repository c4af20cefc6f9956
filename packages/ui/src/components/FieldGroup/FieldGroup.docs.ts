import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A group of controls that answer one question together.',
  when: 'For several controls that answer one question: checkboxes, or the parts of an address.',
  whenNot: 'Not around one control: Field. Not around radio buttons: use a RadioGroup.',
  anatomy: {
    story: 'WithHint',
    parts: [
      { name: 'Legend', selector: 'legend', side: 'above', note: 'The question.' },
      { name: 'Hint', selector: 'legend ~ div > div:first-child', note: 'Optional.' },
      { name: 'Controls', selector: '[data-layout]' },
    ],
  },
  keyboard: [{ keys: 'Tab', effect: 'Moves through the controls.' }],
  content: ['Write the legend as a question or a heading for all controls in it.'],
  accessibility: ['It is a `<fieldset>`: screen readers read its legend with the first control.'],
  related: ['Field', 'Checkbox', 'RadioGroup', 'FieldRow'],
  since: '0.1.0',
};
