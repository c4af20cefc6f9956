import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A field for one line of text.',
  when: 'For a single line of text that the user knows: a name, an address, a number with its unit.',
  whenNot: 'Not for several lines: TextArea. Not for a value from a list: NativeSelect or RadioGroup.',
  anatomy: {
    story: 'NumberWithUnit',
    parts: [
      { name: 'Label', selector: 'label', side: 'above', note: 'From the Field around it.' },
      { name: 'Hint', selector: 'label + div' },
      { name: 'Input', selector: 'input' },
      { name: 'Unit', selector: 'input + span', side: 'end', note: 'Optional: read as its description.' },
    ],
  },
  example: { do: 'Use a label and a hint.', dont: 'Use the placeholder as the label.' },
  keyboard: [{ keys: 'Tab', effect: 'Moves to the field.' }],
  content: ['Put the unit beside the field, not into the placeholder.'],
  accessibility: ['Set `type`, `inputMode` and `autoComplete`, so that phones show the right keyboard.'],
  related: ['Field', 'TextArea', 'NativeSelect', 'DateField'],
  since: '0.1.0',
};
