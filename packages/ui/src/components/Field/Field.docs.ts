import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A label, a hint and an error around one control.',
  when: 'Around every TextField, TextArea and NativeSelect with a visible label.',
  whenNot:
    'Not around a Checkbox, Switch or RadioGroup, which have their own labels. Not for several controls: FieldGroup.',
  anatomy: {
    story: 'WithHintAndError',
    parts: [
      { name: 'Label', selector: 'label', side: 'above', note: 'A click on it focuses the control.' },
      { name: 'Hint', selector: 'label + div', note: 'Optional: how to fill it in.' },
      { name: 'Control', selector: 'input', note: 'A TextField, TextArea, select or your own.' },
      { name: 'Error', selector: '[data-size] + div', note: 'Optional: takes the place under the control.' },
    ],
  },
  example: { do: '“Enter a number from 10 to 10,000”', dont: '“Invalid value”' },
  keyboard: [{ keys: 'Tab', effect: 'Moves to the control.' }],
  content: [
    'The label is a noun of one to three words without a colon: “Purchase order”.',
    'A hint helps before typing. An error says what is wrong and how to correct it.',
  ],
  accessibility: ['Label, hint and error are connected to the control. The error is read first.'],
  related: ['TextField', 'FieldGroup', 'ErrorSummary'],
  since: '0.1.0',
};
