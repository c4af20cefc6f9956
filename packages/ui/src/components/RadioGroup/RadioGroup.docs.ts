import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'Options of which exactly one is chosen.',
  when: 'For one choice out of two to five that are worth comparing.',
  whenNot: 'Not for more than about five: NativeSelect. Not for yes or no: Checkbox.',
  anatomy: {
    story: 'WithDescriptions',
    parts: [
      { name: 'Legend', selector: 'legend', side: 'above', note: 'The question.' },
      { name: 'Hint', selector: 'legend ~ div > div:first-child', note: 'Optional.' },
      { name: 'Option', selector: '[data-labelled] label' },
      {
        name: 'Description',
        selector: 'label ~ div',
        side: 'end',
        note: 'Optional: what follows from the choice.',
      },
    ],
  },
  example: {
    do: 'Preselect the option that most users take.',
    dont: 'Offer “Yes” and “No”: use a Checkbox.',
  },
  keyboard: [
    { keys: 'Arrow keys', effect: 'Move to another option and choose it.' },
    { keys: 'Tab', effect: 'Moves to the chosen option, then out.' },
    { keys: 'Space', effect: 'Chooses the focused option.' },
  ],
  content: ['Labels begin alike and can be compared: “Dedicated fibre”, “Shared fibre”.'],
  accessibility: ['It is a `<fieldset>` with the role `radiogroup`.'],
  related: ['NativeSelect', 'Checkbox', 'PriceMatrix'],
  since: '0.1.0',
};
