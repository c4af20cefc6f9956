import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A box to tick for yes or no.',
  when: 'For a yes or no in a form, and for selecting rows. Use several in a FieldGroup for any number of choices.',
  whenNot:
    'Not for a setting that takes effect at once: Switch. Not for one choice out of several: RadioGroup.',
  anatomy: {
    story: 'WithHint',
    parts: [
      { name: 'Box', selector: 'input', note: 'Native. A tick, a dash for “some”, or empty.' },
      { name: 'Label', selector: 'label', side: 'above', note: 'A click on it ticks the box.' },
      { name: 'Hint', selector: 'label ~ div', side: 'end', note: 'Optional: what follows from it.' },
    ],
  },
  keyboard: [{ keys: 'Space', effect: 'Ticks or clears the box.' }],
  content: [
    'The text is the `label`; it takes no children. In a table row give an `aria-label` instead.',
    'Write the label as a statement that the tick makes true: “Send me a copy”.',
    'Never use a negative: “Don’t send me a copy”.',
  ],
  accessibility: ['The hint is its description. `aria-invalid` and the error come from the FieldGroup.'],
  related: ['Switch', 'RadioGroup', 'FieldGroup', 'MultiSelect'],
  since: '0.1.0',
};
