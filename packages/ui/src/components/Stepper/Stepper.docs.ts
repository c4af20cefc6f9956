import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'The steps of a task and the current one.',
  when: 'Above a task of three to six steps in order, such as a new order.',
  whenNot:
    'Not for sections that can be opened in any order: Tabs. Not for other people’s steps: MilestoneLine.',
  anatomy: {
    story: 'Horizontal',
    parts: [
      { name: 'Marker', selector: 'li > span', note: 'A tick when done, else the number.' },
      { name: 'Step', selector: 'li > div', side: 'below', note: 'A link back to a done step.' },
      {
        name: 'Detail',
        selector: '[data-state="done"] > div > div:last-child',
        note: 'Optional: the entered values.',
      },
      { name: 'Current step', selector: '[aria-current="step"]', side: 'end' },
    ],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves through the done steps.' },
    { keys: 'Enter, Space', effect: 'Goes back to the step.' },
  ],
  content: ['Steps are nouns of one or two words: “Site”, “Product”, “Review”.'],
  accessibility: ['The current step has `aria-current="step"`. Each step says its state in words.'],
  related: ['WizardFrame', 'Tabs', 'MilestoneLine', 'Timeline'],
  since: '0.1.0',
};
