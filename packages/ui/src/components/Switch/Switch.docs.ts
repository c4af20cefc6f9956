import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A setting that is on or off, and takes effect at once.',
  when: 'For a setting that takes effect at once: monitoring of a circuit, messages by e-mail.',
  whenNot: 'Not for a value in a form: Checkbox. Not for a choice of two equals: RadioGroup.',
  anatomy: {
    story: 'WithHint',
    parts: [
      { name: 'Switch', selector: 'input' },
      { name: 'Label', selector: 'label', side: 'above', note: 'Names the setting that is on.' },
      { name: 'Hint', selector: 'label ~ div', side: 'end', note: 'Optional.' },
    ],
  },
  example: { do: 'Save at once and say so.', dont: 'Put a switch into a form with a Save button.' },
  keyboard: [{ keys: 'Space', effect: 'Turns it on or off.' }],
  content: [
    'The label names the setting that is on and does not change: “Monitor this circuit”.',
    'The text is the `label`; it takes no children. In a table row give an `aria-label` instead.',
  ],
  accessibility: ['It has the role `switch`. If saving fails, turn it back and say why.'],
  related: ['Checkbox', 'RadioGroup', 'SaveStatus'],
  since: '0.1.0',
};
